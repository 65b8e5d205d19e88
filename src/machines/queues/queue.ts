import type { Counted } from '../counted.ts';

/** Rows of one list that wait for work, and the events that carry them on. */
export interface Queue extends Counted {
  readonly acts: readonly string[];
}
