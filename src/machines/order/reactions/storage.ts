import { reactionsOf, type Reaction } from '../../kit/reaction.ts';
import type { Aggregate } from '../../kit/aggregate.ts';
import type { Order } from '../context.ts';
import type { OrderEvents } from '../events.ts';

const { whenever } = reactionsOf<OrderEvents, Order>();

/** The count whose adjustment waits for a second person. */
const countOf = (aggregate: Aggregate<Order>): string | null => {
  const { request } = aggregate.context;
  const count = request?.data['count'];
  return aggregate.states['request'] === 'request.adjustment' && typeof count === 'string' ? count : null;
};

const reportsToCount = (on: keyof OrderEvents, event: string): Reaction =>
  whenever(on).propose('inventoryTask', `inventoryTask.${event}`, (_, aggregate, before) => {
    const count = countOf(before);
    return count === null ? [] : [{ id: count, data: { order: aggregate.id } }];
  });

/** Reports adjustments (51) and their outcome to the count for which they were proposed. */
export const storage: readonly Reaction[] = [
  whenever('order.adjustmentRequested').propose(
    'inventoryTask',
    'inventoryTask.adjustmentOpened',
    ({ data }, aggregate) => {
      const { count, finding } = data;
      return [{ id: count, data: { order: aggregate.id, finding } }];
    },
  ),
  reportsToCount('order.stockFound', 'adjusted'),
  reportsToCount('order.stockMissing', 'adjusted'),
  reportsToCount('order.requestWithdrawn', 'adjustmentWithdrawn'),
];
