import type { BillFact } from '../billing.ts';

/** Facts from outside that the rules of a settlement look at. */
export interface Known {
  /** The bills chosen; what does not exist is missing. */
  readonly bills: readonly BillFact[];
}
