import type { Counted } from './counted.ts';

/** Hours within which a deadline is near. */
export const DUE_SOON_HOURS = 2;

/** Rows of one list that wait for work, and the events that carry them on. */
export interface Queue extends Counted {
  readonly acts: readonly string[];
  /** Events of the deadlines before which a row should be carried on; absent where none runs. */
  readonly due?: readonly string[];
}
