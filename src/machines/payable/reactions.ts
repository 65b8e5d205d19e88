import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Life } from '../kit/noun.ts';
import type { Payable } from './context.ts';

const contextOf = (life: Life) => life.context as Payable;

/** A pending bill follows its lines. */
export const reactions: readonly Reaction[] = [
  whenever('payable.reduced').propose('bill', 'bill.lineAmended', (_, life) => {
    const { bill, outstanding } = contextOf(life);
    return bill === null ? [] : [{ id: bill, data: { line: life.id, amount: outstanding } }];
  }),
  whenever('payable.cancelled').propose('bill', 'bill.lineRemoved', (_, life, before) => {
    const { bill } = contextOf(before);
    return bill === null ? [] : [{ id: bill, data: { line: life.id } }];
  }),
];
