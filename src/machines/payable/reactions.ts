import { reactionsOf, type Reaction } from '../kit/reaction.ts';
import type { Payable } from './context.ts';
import type { PayableEvents } from './events.ts';

const { whenever } = reactionsOf<PayableEvents, Payable>();

/** Keeps a pending bill in line with its payables. */
export const reactions: readonly Reaction[] = [
  whenever('payable.reduced').propose('bill', 'bill.lineAmended', (_, aggregate) => {
    const { bill, outstanding } = aggregate.context;
    return bill === null ? [] : [{ id: bill, data: { line: aggregate.id, amount: outstanding } }];
  }),
  whenever('payable.cancelled').propose('bill', 'bill.lineRemoved', (_, aggregate, before) => {
    const { bill } = before.context;
    return bill === null ? [] : [{ id: bill, data: { line: aggregate.id } }];
  }),
];
