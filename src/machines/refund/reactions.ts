import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Aggregate } from '../kit/aggregateType.ts';
import { stages, type Stage } from '../stages.ts';
import type { Refund } from './context.ts';
import type { Lookups } from './rules.ts';

const contextOf = (aggregate: Aggregate) => aggregate.context as Refund;

/** Removes the refunded money, in full or in part, from the order's stage. */
const leaves = (stage: Stage, event: 'Refunded' | 'PartRefunded'): Reaction =>
  whenever('refund.refunded').propose('order', `order.${stage}${event}`, ({ lookups }, aggregate) => {
    const { order, amount, reason, stage: own } = contextOf(aggregate);
    const { payment } = lookups as Partial<Lookups>;
    const whole = amount === payment?.received;
    return own === stage && whole === (event === 'Refunded') ? [{ id: order, data: { amount, reason } }] : [];
  });

/** Reactions of a refund: events of its order once it is paid out. */
export const reactions: readonly Reaction[] = stages.flatMap((stage) => [
  leaves(stage, 'Refunded'),
  leaves(stage, 'PartRefunded'),
]);
