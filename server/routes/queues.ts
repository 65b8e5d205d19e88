import { readQueues } from '#calls/queues.ts';
import { QUEUE_AREAS, QUEUES } from '#machines/queues/index.ts';
import { implement, type Route } from '../http/route.ts';
import { countedAmong } from '../store/countedAmong.ts';
import { deadlinesOf } from '../store/queueDeadlines.ts';
import type { Core } from './context.ts';

/** Routes of the queues of work. */
export const queueRoutes = ({ pool, columns }: Pick<Core, 'pool' | 'columns'>): Route[] => [
  implement(readQueues, async ({ query: { area }, actor }) => {
    const counted = await countedAmong(pool, columns, actor, QUEUE_AREAS[area], QUEUES);
    const now = new Date();
    const dated = counted.map(async (queue) => ({
      ...queue,
      ...(await deadlinesOf(pool, columns, actor, QUEUES[queue.name], now)),
    }));
    return { queues: await Promise.all(dated) };
  }),
];
