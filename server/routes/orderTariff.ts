import { readTariffOfOrder } from '#calls/prices.ts';
import { order } from '#machines/order/index.ts';
import type { Lookups } from '#machines/order/lookups.ts';
import { lookUp } from '../lookups/lookUp.ts';
import { implement, type Route } from '../http/route.ts';
import { aggregateTypeOf, type Core } from './context.ts';
import { reachableAggregate } from './reachableAggregate.ts';

/** Route of the tariff of one order, by which its form shows a new price before the event is sent. */
export const orderTariffRoutes = ({ pool }: Core): Route[] => [
  implement(readTariffOfOrder, async ({ params: { id }, actor, now }) => {
    const aggregateType = aggregateTypeOf(order.id, actor);
    const aggregate = await reachableAggregate(pool, aggregateType, id, actor);
    const client = await pool.connect();
    try {
      const type = 'order.weightModified';
      const request = { aggregateType, type, aggregate, data: { weightGrams: 1 }, actor, at: now.toISOString() };
      const [lookups] = (await lookUp(client, [request])) as Partial<Lookups>[];
      const { tariff } = lookups ?? {};
      return { tariff: tariff ? { ...tariff.tariff, id: tariff.id } : null };
    } finally {
      client.release();
    }
  }),
];
