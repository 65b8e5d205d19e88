import { minus, plus, type CourierCash } from '../courierCash/context.ts';
import { currencies } from '../courierCash/events.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { company, branchOf, postsChangeOf, none, type Entry, type Posting } from './entry.ts';

/** The balance of a till in each currency: cash in hand, cash being counted, and cash that the branch received. */
function balanceOf({ id, context }: Aggregate, event: RecordedEvent): readonly Entry[] {
  const { held, counting, handedIn, difference, paidBack, collected, branches } = context as CourierCash;
  const till = { ...company, party: id, branch: branchOf(event, branches) };
  const inBranch = minus(plus(handedIn, difference), paidBack);
  const unpaid = minus(collected, paidBack);
  return currencies.flatMap((currency): Entry[] => [
    { account: 'cashAtCourier', ...company, party: id, currency, amount: held[currency] },
    { account: 'cashBeingCounted', ...company, party: id, currency, amount: counting[currency] },
    { account: 'cashAtBranch', ...till, party: null, currency, amount: inBranch[currency] },
    { account: 'cashDifference', ...till, currency, amount: -difference[currency] },
    { account: 'cashTaken', ...company, party: id, currency, amount: -unpaid[currency] },
  ]);
}

const cash: Posting = postsChangeOf(
  ['cashAtCourier', 'cashBeingCounted', 'cashAtBranch', 'cashDifference', 'cashTaken'],
  balanceOf,
);
const counted = none('it is counted until it is accepted');

/** Postings of a till, in the currency of the cash. */
export const courierCashPostings: Readonly<Record<string, Posting>> = {
  'courierCash.collected': cash,
  'courierCash.reversed': cash,
  'courierCash.handedIn': cash,
  'courierCash.takenBack': cash,
  'courierCash.accepted': cash,
  'courierCash.differenceAccepted': cash,
  'courierCash.resolved': cash,
  'courierCash.firstCounted': counted,
  'courierCash.secondCounted': counted,
  'courierCash.disputed': counted,
};
