import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import type { Payable } from './context.ts';
import type { PayableData, PayableEvents } from './events.ts';

type About<Type extends keyof PayableEvents> = Judged<Payable, PayableData<Type>, object>;

/** Rules of a payable: the debt to a sender never falls below zero (reliability.md 5, M04 and M14). */
export const rules = rulesOf<Payable, object>('payable')({
  offsetWithinCollected: {
    source: 'reliability.md 5, M14: offset by goods payment means settled = collected - freight, not below zero',
    needsData: true,
    field: 'offset',
    values: ['offset', 'collected'],
    holds: ({ data }: About<'payable.opened'>): true | Values =>
      data.offset <= data.collected || { offset: data.offset, collected: data.collected },
  },
  withinOutstanding: {
    source: 'reliability.md 5, M04: collected = settled + offset + refunded + outstanding',
    needsData: true,
    field: 'amount',
    values: ['amount', 'outstanding'],
    holds: ({ data, context }: About<'payable.reduced'>): true | Values =>
      data.amount <= context.outstanding || { amount: data.amount, outstanding: context.outstanding },
  },
  onThatBill: {
    source: 'reliability.md 5, M06: a line is in at most one live bill',
    needsData: true,
    field: 'bill',
    values: ['bill'],
    holds: ({ data, context }: About<'payable.unbilled'>): true | Values =>
      data.bill === context.bill || { bill: context.bill },
  },
});

export type RuleName = keyof typeof rules;
