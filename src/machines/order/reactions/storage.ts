import { whenever, type Reaction } from '../../kit/reaction.ts';
import type { Aggregate } from '../../kit/aggregateType.ts';
import type { Order } from '../context.ts';

/** The count for which an adjustment waits for its second person. */
const countOf = (aggregate: Aggregate): string | null => {
  const { request } = aggregate.context as Order;
  const count = request?.data['count'];
  return aggregate.states['request'] === 'request.adjustment' && typeof count === 'string' ? count : null;
};

const told = (on: string, event: string): Reaction =>
  whenever(on).propose('inventoryTask', `inventoryTask.${event}`, (_, aggregate, before) => {
    const count = countOf(before);
    return count === null ? [] : [{ id: count, data: { order: aggregate.id } }];
  });

/** A count hears of the adjustments (51) that were proposed for it, and what became of them. */
export const storage: readonly Reaction[] = [
  whenever('order.adjustmentRequested').propose(
    'inventoryTask',
    'inventoryTask.adjustmentOpened',
    ({ data }, aggregate) => {
      const { count, finding } = data as { count: string; finding: string };
      return [{ id: count, data: { order: aggregate.id, finding } }];
    },
  ),
  told('order.stockFound', 'adjusted'),
  told('order.stockMissing', 'adjusted'),
  told('order.requestWithdrawn', 'adjustmentWithdrawn'),
];
