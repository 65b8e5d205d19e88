import type { Account } from '#machines/money/ledgerAccounts.ts';

/** An account, or a part of it, over a period; in hundredths of the currency. */
export interface Balance {
  readonly account: Account;
  readonly party: string | null;
  readonly branch: string | null;
  /** Person, day, month or type of event; null when split otherwise. */
  readonly part: string | null;
  /** Name of the party or person. */
  readonly title: string | null;
  readonly currency: string;
  /** Debit balances are above zero, credit balances below. */
  readonly opening: number;
  readonly debit: number;
  readonly credit: number;
  readonly closing: number;
}
