import type { BillLookup } from '../billing.ts';

export interface Lookups {
  /** Selected bills; those that do not exist are omitted. */
  readonly bills: readonly BillLookup[];
}
