import type { InsuranceClaim } from '../insuranceClaim/context.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import type { Receipt } from '../receipt/context.ts';
import type { Refund } from '../refund/context.ts';
import { company, branchOf, kyat, moneyAt, postsChangeOf, none, posts, type Entry, type Posting } from './entry.ts';

/** Postings of receipts. The payment posted the money; the collection fee is posted when the cashier confirms. */
export const receiptPostings: Readonly<Record<string, Posting>> = {
  'receipt.recorded': none('the receivable posted what was received'),
  'receipt.confirmed': posts(
    ['collectionFees', 'cashAtBranch', 'bank', 'wallet', 'card'],
    (recordedEvent, _, after) => {
      const { collectionFee, method, order, branches } = after.context as Receipt;
      const place = { party: null, waybill: order, branch: branchOf(recordedEvent, branches) };
      return [kyat('collectionFees', collectionFee, place), kyat(moneyAt(method), -collectionFee, place)];
    },
  ),
  'receipt.partJoined': none('the receivable posted what was received'),
  'receipt.partLeft': none('the receivable posted what was received'),
  'receipt.voided': none('only a confirmed receipt posts'),
};

/** Postings of refunds. */
export const refundPostings: Readonly<Record<string, Posting>> = {
  'refund.requested': none('nothing is paid yet'),
  'refund.confirmed': none('nothing is paid yet'),
  'refund.refused': none('nothing is paid'),
  'refund.notNeeded': none('nothing is paid'),
  'refund.refunded': posts(['refundsPaid', 'cashAtBranch', 'bank', 'wallet', 'card'], (recordedEvent, _, after) => {
    const { amount, method, order, branches } = after.context as Refund;
    return [
      kyat('refundsPaid', amount, { ...company, waybill: order }),
      kyat(moneyAt(method ?? 'cash'), -amount, {
        party: null,
        waybill: order,
        branch: branchOf(recordedEvent, branches),
      }),
    ];
  }),
};

/** Postings of extra fees: none, since their stage posts them. */
export const extraFeePostings: Readonly<Record<string, Posting>> = Object.fromEntries(
  ['added', 'paid', 'paidWithStage', 'reopened', 'voided'].map((event) => [
    `extraFee.${event}`,
    none("a fee is a part of its stage's money, which the order and the receivable post"),
  ]),
);

/** The balance of a claim: an expense from the decision on, owed until it is paid. */
function balanceOf({ states, context }: Aggregate, recordedEvent: RecordedEvent): readonly Entry[] {
  const { amount, order, merchant, branches, method } = context as InsuranceClaim;
  const state = states['claim'];
  if (amount === null || state === 'declined') return [];
  const place = { party: merchant, waybill: order, branch: branches[0] ?? null };
  return [
    kyat('claims', amount, place),
    state === 'paid'
      ? kyat(moneyAt(method ?? 'cash'), -amount, { ...place, party: null, branch: branchOf(recordedEvent, branches) })
      : kyat('claimsOwed', -amount, place),
  ];
}

const claims: Posting = postsChangeOf(['claims', 'claimsOwed', 'cashAtBranch', 'bank', 'wallet'], balanceOf);

/** Postings of insurance claims. */
export const claimPostings: Readonly<Record<string, Posting>> = {
  'insuranceClaim.decided': claims,
  'insuranceClaim.parcelFound': claims,
  'insuranceClaim.paid': claims,
  'insuranceClaim.declined': claims,
};

/** Postings of work orders: none. */
export const workOrderPostings: Readonly<Record<string, Posting>> = {
  'workOrder.cancelSignApproved': none('the order and its receivable post what is taken back'),
};
