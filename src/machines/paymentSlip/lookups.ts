import type { BillLookup } from '../billing.ts';

/** An account that a customer named for being paid to. */
export interface AccountLookup {
  readonly number: string;
  readonly bank: string;
  readonly holder: string;
}

/** Facts from outside that the rules of a payment slip look at. */
export interface Lookups {
  /** The bills chosen; what does not exist is missing. */
  readonly bills: readonly BillLookup[];
  /** The account of the slip as the customer's record has it now; null when it has none of that number. */
  readonly account: AccountLookup | null;
}
