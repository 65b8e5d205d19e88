import type { Currency } from '../courierCash/events.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import type { Account } from '../money/ledgerAccounts.ts';

/** One line of a posting, in hundredths of its currency: a debit is positive, a credit negative. */
export interface Entry {
  readonly account: Account;
  /** A merchant's code, or the id of the person who holds the cash; null for personal customers and the company. */
  readonly party: string | null;
  /** The order concerned. */
  readonly waybill: string | null;
  /** The branch concerned; null for the company as a whole. */
  readonly branch: string | null;
  readonly currency: Currency;
  readonly amount: number;
}

/** Computes the lines of an event from the event and the aggregate before and after it. */
export type Posts = (event: RecordedEvent, before: Aggregate, after: Aggregate) => readonly Entry[];

/** The effect of an event in the ledger: lines in some accounts, or a reason why it has none. */
export type Posting = { readonly accounts: readonly Account[]; readonly of: Posts } | { readonly none: string };

/** Declares an event that posts, and the accounts that it may change. */
export const posts = (accounts: readonly Account[], of: Posts): Posting => ({ accounts, of });

/** Declares an event that posts nothing, with the reason. */
export const none = (reason: string): Posting => ({ none: reason });

/** A line without account, amount and currency. */
type Place = Omit<Entry, 'amount' | 'account' | 'currency'>;

export const company: Place = { party: null, waybill: null, branch: null };

/** Makes a line in kyat. */
export const kyat = (account: Account, amount: number, place: Place): Entry => ({
  account,
  ...place,
  currency: 'MMK',
  amount,
});

const placeOf = ({ account, party, waybill, branch, currency }: Entry): string =>
  JSON.stringify([account, party, waybill, branch, currency]);

/** Adds up lines of the same place, in a fixed order; omits sums of zero. */
export function summed(entries: readonly Entry[]): readonly Entry[] {
  const sums = new Map<string, Entry>();
  for (const entry of entries) {
    const place = placeOf(entry);
    sums.set(place, { ...entry, amount: (sums.get(place)?.amount ?? 0) + entry.amount });
  }
  return [...sums]
    .filter(([, { amount }]) => amount !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, entry]) => entry);
}

export const reversed = (entries: readonly Entry[]): readonly Entry[] =>
  entries.map((entry) => ({ ...entry, amount: -entry.amount }));

/**
 * Posts the difference between an aggregate's balances after and before the event. An event that undoes another
 * therefore posts the exact reverse.
 */
export const postsChangeOf = (
  accounts: readonly Account[],
  balanceOf: (aggregate: Aggregate, event: RecordedEvent) => readonly Entry[],
): Posting =>
  posts(accounts, (event, before, after) => [...balanceOf(after, event), ...reversed(balanceOf(before, event))]);

/** The account of a payment method (§3, payment channel). */
export const moneyAt = (method: string): Account =>
  method === 'bank' || method === 'wallet' || method === 'card' ? method : 'cashAtBranch';

/** The branch in which an event happened. */
export const branchOf = ({ actor }: RecordedEvent, branches: readonly string[]): string | null =>
  actor.branch ?? branches[0] ?? null;
