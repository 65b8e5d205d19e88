import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import type { Payable } from './context.ts';

const contextOf = (aggregate: Aggregate) => aggregate.context as Payable;

/** Keeps a pending bill in line with its payables. */
export const reactions: readonly Reaction[] = [
  whenever('payable.reduced').propose('bill', 'bill.lineAmended', (_, aggregate) => {
    const { bill, outstanding } = contextOf(aggregate);
    return bill === null ? [] : [{ id: bill, data: { line: aggregate.id, amount: outstanding } }];
  }),
  whenever('payable.cancelled').propose('bill', 'bill.lineRemoved', (_, aggregate, before) => {
    const { bill } = contextOf(before);
    return bill === null ? [] : [{ id: bill, data: { line: aggregate.id } }];
  }),
];
