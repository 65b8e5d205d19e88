import { isWaybill } from '../fields/identifiers.ts';
import { stages } from './stages.ts';

/** A receivable is named by its waybill and its stage. */
const isReceivable = (id: string): boolean =>
  stages.some((stage) => id.endsWith(`-${stage}`) && isWaybill(id.slice(0, -stage.length - 1)));

/** Returns whether an id may be one of a record; a number of a receivable can be typed, and is none until it is whole. */
export const isWholeNumber = (machine: string, id: string): boolean =>
  machine === 'receivable' ? isReceivable(id) : id !== '';
