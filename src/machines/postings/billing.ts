import type { Bill } from '../bill/context.ts';
import type { CustomerKind } from '../money/billing.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import { netOf, type Settlement } from '../settlement/context.ts';
import type { PaymentSlip } from '../paymentSlip/context.ts';
import { company, kyat, postsChangeOf, none, posts, type Entry, type Posting } from './entry.ts';

const ofCustomer = ({ customerKind, customer }: { customerKind: CustomerKind; customer: string }) => ({
  ...company,
  party: customerKind === 'merchant' ? customer : null,
});

/**
 * The balance of a bill without its lines, which are separate aggregates: its supplement while confirmed, and its
 * refunds.
 */
function balanceOf({ states, context }: Aggregate): readonly Entry[] {
  const bill = context as Bill;
  const place = ofCustomer(bill);
  const supplement = bill.lines.reduce((sum, { kind, amount }) => sum + (kind === 'supplement' ? amount : 0), 0);
  const confirmed = states['bill'] === 'confirmed' ? supplement : 0;
  return [
    kyat('billsToSettle', confirmed - bill.refunded, place),
    kyat('supplements', -confirmed, place),
    kyat('refunds', bill.refunded, place),
  ];
}

const billed: Posting = postsChangeOf(['billsToSettle', 'supplements', 'refunds'], balanceOf);

/** Postings of bills. */
export const billPostings: Readonly<Record<string, Posting>> = {
  'bill.supplementOpened': none('a supplement counts from its confirmation'),
  'bill.confirmed': billed,
  'bill.reopened': billed,
  'bill.refundRequested': none('nothing is given back yet'),
  'bill.refundConfirmed': billed,
  'bill.refundPaid': posts(['billsToSettle', 'bank'], (_event, before, { context }) => {
    const bill = context as Bill;
    const amount = bill.repaid - (before.context as Bill).repaid;
    return [kyat('billsToSettle', amount, ofCustomer(bill)), kyat('bank', -amount, company)];
  }),
  'bill.settled': none('the settlement posts for all its bills'),
  'bill.paidOut': none('the payment slip and the payables post'),
};

/** Postings of settlements: confirmed bills paid together, less the goods money owed to the customer. */
export const settlementPostings: Readonly<Record<string, Posting>> = {
  'settlement.opened': none('nothing is paid yet'),
  'settlement.feeCharged': none('the fee is taken with the settlement'),
  'settlement.settled': posts(['bank', 'billsToSettle', 'payouts', 'handlingFees'], (_event, _before, { context }) => {
    const settlement = context as Settlement;
    const place = ofCustomer(settlement);
    return [
      kyat('bank', netOf(settlement), company),
      kyat('billsToSettle', -settlement.receivable, place),
      kyat('payouts', settlement.payable, place),
      kyat('handlingFees', -(settlement.fee ?? 0), place),
    ];
  }),
};

const paidOut: Posting = posts(['payouts', 'bank'], (_event, _before, { context }) => {
  const slip = context as PaymentSlip;
  return [kyat('payouts', slip.amount, ofCustomer(slip)), kyat('bank', -slip.amount, company)];
});

/** Postings of payment slips. */
export const slipPostings: Readonly<Record<string, Posting>> = {
  'paymentSlip.drawn': none('nothing is paid yet'),
  'paymentSlip.generated': none('nothing is paid yet'),
  'paymentSlip.confirmed': paidOut,
  'paymentSlip.confirmedByBank': paidOut,
};
