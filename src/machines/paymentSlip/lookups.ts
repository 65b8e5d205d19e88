import type { BillLookup } from '../money/billing.ts';

/** Account that a customer registered for payments. */
export interface AccountLookup {
  readonly number: string;
  readonly bank: string;
  readonly holder: string;
}

export interface Lookups {
  /** Selected bills; those that do not exist are omitted. */
  readonly bills: readonly BillLookup[];
  /** Account of the slip in the customer's current record; null if the number is not registered. */
  readonly account: AccountLookup | null;
}
