import { childProgram } from '../childProcess/childProgram.ts';
import type { LabelJob, LabelOutput } from './produce.ts';

/** Order for labels, with its turn. */
export interface ToDrawer {
  readonly turn: number;
  readonly wanted: LabelJob;
}

/** Outcome of an order: the labels, or why they could not be drawn. */
interface FromDrawer {
  readonly turn: number;
  readonly produced?: LabelOutput;
  readonly error?: string;
}

const HEAP_MEGABYTES = 256;

/** Draws labels, one job after another: a hundred labels take seconds. */
export const drawerProgram = childProgram<ToDrawer, FromDrawer>(
  new URL('./labelProcess.ts', import.meta.url),
  HEAP_MEGABYTES,
);
