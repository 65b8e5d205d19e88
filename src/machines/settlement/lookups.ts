import type { BillLookup } from '../money/billing.ts';

export interface Lookups {
  /** Selected bills; those that do not exist are omitted. */
  readonly bills: readonly BillLookup[];
}
