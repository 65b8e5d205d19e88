import type { Aggregate } from '../kit/aggregateType.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { billPostings, settlementPostings, slipPostings } from './billing.ts';
import { courierCashPostings } from './courierCash.ts';
import { summed, type Entry, type Posting } from './entry.ts';
import { orderPostings } from './order.ts';
import { payablePostings } from './payable.ts';
import { claimPostings, extraFeePostings, receiptPostings, refundPostings, workOrderPostings } from './paying.ts';
import { receivablePostings } from './receivable.ts';

/** What every event that moves money does in the ledger, by its type; events that are not named post nothing. */
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

/** Machines with events that post. */
export const postingMachines: readonly string[] = [
  ...new Set(
    Object.entries(postings).flatMap(([type, posting]) =>
      'none' in posting ? [] : [type.slice(0, type.indexOf('.'))],
    ),
  ),
];

const nothing: readonly Entry[] = [];

/** A posting whose debits and credits differ: a fault of ours, and nothing is written. */
export class UnbalancedError extends Error {
  override readonly name = 'UnbalancedError';
}

/** What is above or below zero, by currency; empty when the lines balance. */
export function imbalanceOf(entries: readonly Pick<Entry, 'currency' | 'amount'>[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { currency, amount } of entries) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return new Map([...sums].filter(([, sum]) => sum !== 0));
}

/** The lines that an event posts; they balance in each currency. */
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
