import type { Aggregate } from '../kit/aggregate.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { takenBack, type Payment, type Receivable } from '../receivable/context.ts';
import { company, branchOf, kyat, moneyAt, none, posts, type Entry, type Posting } from './entry.ts';
import { owedBy } from './order.ts';

const contextOf = (aggregate: Aggregate) => aggregate.context as Receivable;

/** The merchant's code; null for a personal customer, whose money is identified by the order. */
const partyOf = ({ customerKind, customer }: Receivable): string | null =>
  customerKind === 'merchant' ? customer : null;

/** A line on the account of the customer who owes the stage's money. */
function owes(receivable: Receivable, amount: number): Entry {
  const { stage, order, branches } = receivable;
  const account = owedBy(stage, partyOf(receivable));
  const party = account === 'receivableMerchant' ? partyOf(receivable) : null;
  return kyat(account, amount, { party, waybill: order, branch: branches[0] ?? null });
}

const onBill = (receivable: Receivable, amount: number): Entry =>
  kyat('billsToSettle', amount, { ...company, party: partyOf(receivable) });

/** The line of a payment's money: on its way to a till, on a bill, or with the branch. */
function moneyOf(receivable: Receivable, { amount, method, till }: Payment, event: RecordedEvent): Entry {
  const { order, branches } = receivable;
  if (method === 'bill') return onBill(receivable, amount);
  if (till !== null) return kyat('cashTaken', amount, { ...company, party: till });
  return kyat(moneyAt(method), amount, { party: null, waybill: order, branch: branchOf(event, branches) });
}

const received = posts(
  [
    'receivableSender',
    'receivableReceiver',
    'receivableMerchant',
    'cashTaken',
    'cashAtBranch',
    'bank',
    'wallet',
    'card',
  ],
  (event, _, after) => {
    const receivable = contextOf(after);
    const payment = event.data as Payment;
    return [moneyOf(receivable, payment, event), owes(receivable, -payment.amount)];
  },
);

const givenBack = posts(
  ['receivableSender', 'receivableReceiver', 'receivableMerchant', 'refundsPaid'],
  (event, _, after) => {
    const { amount } = event.data as { amount: number };
    const receivable = contextOf(after);
    return [owes(receivable, amount), kyat('refundsPaid', -amount, { ...company, waybill: receivable.order })];
  },
);

const ofTheOrder = none('the order posts what it charges');

/** Postings of a receivable: money received, given back, or taken over by a bill. */
export const receivablePostings: Readonly<Record<string, Posting>> = {
  'receivable.opened': ofTheOrder,
  'receivable.amended': ofTheOrder,
  'receivable.credited': ofTheOrder,
  'receivable.covered': ofTheOrder,
  'receivable.waived': ofTheOrder,
  'receivable.confirmed': none('the money was posted when it was received'),
  'receivable.billed': none('the customer owes it as before until the bill is confirmed'),
  'receivable.received': received,
  'receivable.partReceived': received,
  'receivable.settled': posts(
    ['receivableSender', 'receivableReceiver', 'receivableMerchant', 'billsToSettle'],
    (_event, before) => {
      const receivable = contextOf(before);
      return [onBill(receivable, receivable.due), owes(receivable, -receivable.due)];
    },
  ),
  'receivable.refunded': givenBack,
  'receivable.partRefunded': givenBack,
  'receivable.reversed': posts(
    [
      'receivableSender',
      'receivableReceiver',
      'receivableMerchant',
      'billsToSettle',
      'cashTaken',
      'cashAtBranch',
      'bank',
      'wallet',
      'card',
    ],
    (event, before) => {
      const receivable = contextOf(before);
      const { amount } = event.data as { amount: number };
      const back = takenBack(receivable.payments, amount);
      return [
        owes(receivable, amount),
        ...back.map((payment) => moneyOf(receivable, { ...payment, amount: -payment.amount }, event)),
      ];
    },
  ),
};
