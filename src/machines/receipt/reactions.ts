import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Aggregate } from '../kit/aggregateType.ts';
import { stages } from '../stages.ts';
import type { Receipt } from './context.ts';

/** Confirms the payment of a confirmed receipt. */
export const reactions: readonly Reaction[] = stages.map((stage) =>
  whenever('receipt.confirmed').propose('order', `order.${stage}Confirmed`, (_, aggregate: Aggregate) => {
    const { order, stage: own } = aggregate.context as Receipt;
    return own === stage ? [{ id: order, data: {} }] : [];
  }),
);
