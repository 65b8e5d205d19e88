import type { Currency } from '../courierCash/events.ts';
import type { Aggregate } from '../kit/aggregateType.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import type { Account } from './accounts.ts';

/** One line of a posting: so much in an account, in hundredths of its currency; above zero a debit, below a credit. */
export interface Entry {
  readonly account: Account;
  /** Whose: a merchant's code, or the id of whoever holds the cash; null for personal customers and the company. */
  readonly party: string | null;
  /** The order that it is about. */
  readonly waybill: string | null;
  /** The branch that it counts for; null for the company as a whole. */
  readonly branch: string | null;
  readonly currency: Currency;
  readonly amount: number;
}

/** What an event posts, from the event and the aggregate before and after it. */
export type Posts = (event: RecordedEvent, before: Aggregate, after: Aggregate) => readonly Entry[];

/** What an event does in the ledger: it posts to some accounts, or it does not, for a reason. */
export type Posting = { readonly accounts: readonly Account[]; readonly of: Posts } | { readonly none: string };

/** An event that posts, and the accounts that it may touch. */
export const posts = (accounts: readonly Account[], of: Posts): Posting => ({ accounts, of });

/** An event that posts nothing, and why. */
export const none = (reason: string): Posting => ({ none: reason });

/** Where a line stands, without its amount. */
type Place = Omit<Entry, 'amount' | 'account' | 'currency'>;

export const company: Place = { party: null, waybill: null, branch: null };

/** A line in kyat. */
export const kyat = (account: Account, amount: number, place: Place): Entry => ({
  account,
  ...place,
  currency: 'MMK',
  amount,
});

const placeOf = ({ account, party, waybill, branch, currency }: Entry): string =>
  JSON.stringify([account, party, waybill, branch, currency]);

/** Lines of the same place together, in a fixed order; nothing of those that come to zero. */
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
 * Posts by how an aggregate stands in the books: what it stands for after the event, less what it stood for before. What takes
 * an event back posts the exact reverse.
 */
export const moves = (
  accounts: readonly Account[],
  stands: (aggregate: Aggregate, event: RecordedEvent) => readonly Entry[],
): Posting => posts(accounts, (event, before, after) => [...stands(after, event), ...reversed(stands(before, event))]);

/** Where money is that came or went by a method (§3, payment channel). */
export const moneyAt = (method: string): Account =>
  method === 'bank' || method === 'wallet' || method === 'card' ? method : 'cashAtBranch';

/** The branch in which an event happened. */
export const branchOf = ({ actor }: RecordedEvent, branches: readonly string[]): string | null =>
  actor.branch ?? branches[0] ?? null;
