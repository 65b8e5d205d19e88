import { readCode } from '#machines/scanning/code.ts';
import type { Entry } from './entry.ts';

/** Subject of an entry. */
export interface Subject {
  readonly machine: string;
  readonly id: string;
}

const ofOrder = (entry: Entry): string | null => {
  const { order, barcode, item } = entry.event;
  if (typeof order === 'string') return order;
  const code = barcode ?? item;
  return typeof code === 'string' ? readCode(code).waybill : null;
};

/** The parcel that was scanned or named, else the aggregate itself; null for an aggregate to come. */
export const subjectOf = (entry: Entry): Subject | null => {
  const order = ofOrder(entry);
  if (order !== null) return { machine: 'order', id: order };
  const { machine, id } = entry;
  return id === null ? null : { machine, id };
};
