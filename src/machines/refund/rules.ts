import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import type { PaymentLookup } from '../receivable/lookup.ts';
import type { Refund } from './context.ts';
import { REFUNDABLE, type RefundData, type RefundEvents } from './events.ts';

export interface Lookups {
  /** Original payment; null if nothing was received. */
  readonly payment: PaymentLookup | null;
}

type About<Type extends keyof RefundEvents> = Judged<Refund, RefundData<Type>, Lookups>;
type AnyEvent = Judged<Refund, unknown, Lookups>;

/** Rules of a refund (lifecycles.md 4.8: original payment found, not more than paid, two persons). */
export const rules = rulesOf<Refund, Lookups>('refund')({
  paymentFound: {
    source: 'lifecycles.md 4.8, refund: original payment found',
    needsData: true,
    field: 'receivable',
    values: ['receivable'],
    lookups: ['payment'],
    holds: ({ data, lookups: { payment } }: About<'refund.requested'>): true | Values =>
      REFUNDABLE.includes(payment?.state ?? '') || { receivable: data.receivable },
  },
  withinPaid: {
    source: 'reliability.md 5, M11: refunds do not exceed what was paid',
    needsData: true,
    field: 'amount',
    values: ['amount', 'paid'],
    lookups: ['payment'],
    holds({ data, lookups: { payment } }: About<'refund.requested'>): true | Values {
      const paid = payment?.received ?? 0;
      return payment === null || data.amount <= paid || { amount: data.amount, paid };
    },
  },
  paymentStands: {
    source: 'lifecycles.md 4.8, refund; reliability.md 5, M11',
    values: ['amount', 'paid'],
    lookups: ['payment'],
    holds({ context, lookups: { payment } }: AnyEvent): true | Values {
      const paid = REFUNDABLE.includes(payment?.state ?? '') ? (payment?.received ?? 0) : 0;
      return context.amount <= paid || { amount: context.amount, paid };
    },
  },
  anotherPersonAsked: {
    source: 'lifecycles.md 4.8, refund; TWO',
    code: 'secondPerson',
    values: ['by'],
    holds: ({ context: { request }, actor }: AnyEvent): true | Values =>
      (request?.by !== actor.id && request?.by !== actor.onBehalfOf) || { by: request?.by ?? null },
  },
  voucherGiven: {
    source: '§5, receipt voucher required; ours: cash needs none',
    needsData: true,
    field: 'voucher',
    holds: ({ data }: About<'refund.refunded'>) => data.method === 'cash' || data.voucher !== undefined || {},
  },
  accountKnown: {
    source: 'ours: a transfer goes to an account',
    needsData: true,
    field: 'method',
    holds: ({ data, context }: About<'refund.refunded'>) => data.method === 'cash' || context.account !== null || {},
  },
});

export type RuleName = keyof typeof rules;
