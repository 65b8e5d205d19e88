import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Life } from '../kit/noun.ts';
import { stages } from '../stages.ts';
import type { Receipt } from './context.ts';

/** A confirmed receipt confirms the payment that it is about. */
export const reactions: readonly Reaction[] = stages.map((stage) =>
  whenever('receipt.confirmed').propose('order', `order.${stage}Confirmed`, (_, life: Life) => {
    const { order, stage: own } = life.context as Receipt;
    return own === stage ? [{ id: order, data: {} }] : [];
  }),
);
