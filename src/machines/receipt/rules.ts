import { isAfter } from '../time/calendar.ts';
import { isBy } from '../kit/actor.ts';
import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import type { PaymentLookup } from '../receivable/lookup.ts';
import type { Receipt } from './context.ts';
import type { ReceiptData, ReceiptEvents } from './events.ts';

export interface Lookups {
  /** Payment that the receipt proves; null if nothing was received. */
  readonly payment: PaymentLookup | null;
}

type About<Type extends keyof ReceiptEvents> = Judged<Receipt, ReceiptData<Type>, Lookups>;
type AnyEvent = Judged<Receipt, unknown, Lookups>;

/** Rules of a collection receipt (§4, payment confirmation; §5). */
export const rules = rulesOf<Receipt, Lookups>('receipt')({
  paymentToBeConfirmed: {
    source: '§4, payment confirmation: to be confirmed',
    values: ['receivable'],
    lookups: ['payment'],
    holds: ({
      lookups: { payment },
      data,
      context,
    }: Judged<Receipt, { receivable?: string }, Lookups>): true | Values =>
      payment?.state === 'received' || { receivable: data?.receivable ?? context.receivable },
  },
  amountIsReceived: {
    source: 'reliability.md 5, M13; ours: a receipt is about all that was received',
    needsData: true,
    field: 'amount',
    values: ['amount', 'received'],
    lookups: ['payment'],
    holds: ({ data, lookups: { payment } }: About<'receipt.recorded'>): true | Values =>
      payment === null || data.amount === payment.received || { amount: data.amount, received: payment.received },
  },
  amountStillReceived: {
    source: 'reliability.md 5, M13; ours: a receipt is about all that was received',
    values: ['amount', 'received'],
    lookups: ['payment'],
    holds: ({ context, lookups: { payment } }: AnyEvent): true | Values =>
      payment === null || context.amount === payment.received || { amount: context.amount, received: payment.received },
  },
  transferredBefore: {
    source: '§5, transfer time confirmation required; ours: not in the future',
    needsData: true,
    field: 'transferAt',
    holds: ({ data, at }: About<'receipt.recorded'>) => !isAfter(data.transferAt, at) || {},
  },
  partsAreWhole: {
    source: 'ours: a receipt that bank lines pay in parts is confirmed by all of them or none',
    values: ['paid', 'due'],
    holds({ context: { bankLines, partsPaid, amount, collectionFee } }: AnyEvent): true | Values {
      const due = amount - partsPaid;
      return bankLines.length === 0 || due === 0 || due === collectionFee || { paid: partsPaid, due };
    },
  },
  partFits: {
    source: 'reliability.md 5, M07: money is counted once',
    needsData: true,
    field: 'amount',
    values: ['amount', 'due'],
    holds({ context, data: { amount } }: About<'receipt.partJoined'>): true | Values {
      const due = context.amount - context.partsPaid;
      return amount <= due || { amount, due };
    },
  },
  noPartsWait: {
    source: 'ours: a line pays a part of a receipt that stands',
    values: ['lines'],
    holds: ({ context: { bankLines } }: AnyEvent): true | Values =>
      bankLines.length === 0 || { lines: bankLines.join(', ') },
  },
  cashierIsAnother: {
    source: 'lifecycles.md 4.8, confirmation: cashier is not the courier',
    code: 'secondPerson',
    values: ['by'],
    lookups: ['payment'],
    holds: ({ actor, lookups: { payment } }: AnyEvent): true | Values =>
      payment === null || !payment.takenBy.some((taker) => isBy(taker, actor)) || { by: actor.id },
  },
  recordedByAnother: {
    source: 'ours: who records a receipt does not confirm it (reliability.md 1.2, V2)',
    code: 'secondPerson',
    values: ['by'],
    holds: ({ context, actor }: AnyEvent): true | Values => !isBy(context.recordedBy, actor) || { by: actor.id },
  },
});

export type RuleName = keyof typeof rules;
