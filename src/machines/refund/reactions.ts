import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Life } from '../kit/noun.ts';
import { stages, type Stage } from '../stages.ts';
import type { Refund } from './context.ts';
import type { Known } from './rules.ts';

const contextOf = (life: Life) => life.context as Refund;

/** What was paid out leaves the order's stage: all of its money, or a part. */
const leaves = (stage: Stage, event: 'Refunded' | 'PartRefunded'): Reaction =>
  whenever('refund.refunded').propose('order', `order.${stage}${event}`, ({ known }, life) => {
    const { order, amount, reason, stage: own } = contextOf(life);
    const { payment } = known as Partial<Known>;
    const whole = amount === payment?.received;
    return own === stage && whole === (event === 'Refunded') ? [{ id: order, data: { amount, reason } }] : [];
  });

/** What a refund that is paid out asks of its order. */
export const reactions: readonly Reaction[] = stages.flatMap((stage) => [
  leaves(stage, 'Refunded'),
  leaves(stage, 'PartRefunded'),
]);
