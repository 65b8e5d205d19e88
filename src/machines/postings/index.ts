import type { Aggregate } from '../kit/aggregate.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { billPostings, settlementPostings, slipPostings } from './billing.ts';
import { courierCashPostings } from './courierCash.ts';
import { summed, type Entry, type Posting } from './entry.ts';
import { orderPostings } from './order.ts';
import { payablePostings } from './payable.ts';
import { claimPostings, extraFeePostings, receiptPostings, refundPostings, workOrderPostings } from './paying.ts';
import { receivablePostings } from './receivable.ts';

/** The posting of every event that moves money, by its type; other events post nothing. */
export const postings: Readonly<Record<string, Posting>> = {
  ...orderPostings,
  ...receivablePostings,
  ...payablePostings,
  ...courierCashPostings,
  ...receiptPostings,
  ...refundPostings,
  ...extraFeePostings,
  ...claimPostings,
  ...workOrderPostings,
  ...billPostings,
  ...settlementPostings,
  ...slipPostings,
};

/** Types of events that may have lines in the ledger. */
export const POSTING_TYPES: readonly string[] = Object.entries(postings).flatMap(([type, posting]) =>
  'none' in posting ? [] : [type],
);

/** Machines whose events post. */
export const postingMachines: readonly string[] = [
  ...new Set(POSTING_TYPES.map((type) => type.slice(0, type.indexOf('.')))),
];

const nothing: readonly Entry[] = [];

/** A posting whose debits and credits differ: a programming error; nothing is written. */
export class UnbalancedError extends Error {
  override readonly name = 'UnbalancedError';
}

/** Returns the sums that are not zero, by currency; empty if the lines balance. */
export function imbalanceOf(entries: readonly Pick<Entry, 'currency' | 'amount'>[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { currency, amount } of entries) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return new Map([...sums].filter(([, sum]) => sum !== 0));
}

/** Returns the lines of an event; they balance in each currency. */
export function entriesOf(event: RecordedEvent, before: Aggregate, after: Aggregate): readonly Entry[] {
  const posting = postings[event.type];
  if (posting === undefined || 'none' in posting) return nothing;
  const entries = summed(posting.of(event, before, after));
  const wrong = imbalanceOf(entries);
  if (wrong.size > 0) {
    const sums = [...wrong].map(([currency, sum]) => `${sum} ${currency}`).join(', ');
    throw new UnbalancedError(`${event.type} of ${event.id} does not balance: ${sums}`);
  }
  return entries;
}
