import type { BillLookup } from '../billing.ts';

/** Facts from outside that the rules of a settlement look at. */
export interface Lookups {
  /** The bills chosen; what does not exist is missing. */
  readonly bills: readonly BillLookup[];
}
