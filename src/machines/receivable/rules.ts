import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import type { Receivable } from './context.ts';
import type { ReceivableData, ReceivableEvents } from './events.ts';

type About<Type extends keyof ReceivableEvents> = Judged<Receivable, ReceivableData<Type>, object>;
type Amount = About<'receivable.refunded'>;

/** Rules of a receivable: receipts, amendments and repayments must add up (reliability.md 5, M11 and M13). */
export const rules = rulesOf<Receivable, object>('receivable')({
  amountIsDue: {
    source: 'reliability.md 5, M13: paid means received = due',
    needsData: true,
    field: 'amount',
    values: ['amount', 'due'],
    holds: ({ data, context }: About<'receivable.received'>): true | Values =>
      data.amount === context.due || { amount: data.amount, due: context.due },
  },
  withinDue: {
    source: 'reliability.md 5, M13: no more is taken than is due',
    needsData: true,
    field: 'amount',
    values: ['amount', 'due'],
    holds: ({ data, context }: Amount): true | Values =>
      data.amount <= context.due || { amount: data.amount, due: context.due },
  },
  withinReceived: {
    source: 'reliability.md 5, M11: refunds do not exceed what was paid',
    needsData: true,
    field: 'amount',
    values: ['amount', 'received'],
    holds: ({ data, context }: Amount): true | Values =>
      data.amount <= context.received || { amount: data.amount, received: context.received },
  },
  allReceived: {
    source: 'reliability.md 5, M13: refunded means that nothing received is left',
    needsData: true,
    field: 'amount',
    values: ['amount', 'received'],
    holds: ({ data, context }: Amount): true | Values =>
      data.amount === context.received || { amount: data.amount, received: context.received },
  },
  onThatBill: {
    source: 'reliability.md 5, M06: a line is in at most one live bill',
    needsData: true,
    field: 'bill',
    values: ['bill'],
    holds: ({ data, context }: About<'receivable.settled'>): true | Values =>
      data.bill === context.bill || { bill: context.bill },
  },
});

export type RuleName = keyof typeof rules;
