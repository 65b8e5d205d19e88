import { reactionsOf, type Reaction } from '../kit/reaction.ts';
import { stages, type Stage } from '../money/stages.ts';
import type { Refund } from './context.ts';
import type { Lookups } from './rules.ts';
import type { RefundEvents } from './events.ts';

const { whenever } = reactionsOf<RefundEvents, Refund, Partial<Lookups>>();

/** Removes the refunded money, in full or in part, from the order's stage. */
const refundsStage = (stage: Stage, event: 'Refunded' | 'PartRefunded'): Reaction =>
  whenever('refund.refunded').propose('order', `order.${stage}${event}`, ({ lookups }, aggregate) => {
    const { order, amount, reason, stage: own } = aggregate.context;
    const { payment } = lookups;
    const isFull = amount === payment?.received;
    return own === stage && isFull === (event === 'Refunded') ? [{ id: order, data: { amount, reason } }] : [];
  });

/** Reactions of a refund: events of its order once it is paid out. */
export const reactions: readonly Reaction[] = stages.flatMap((stage) => [
  refundsStage(stage, 'Refunded'),
  refundsStage(stage, 'PartRefunded'),
]);
