import { readQueues } from '#calls/queues.ts';
import { QUEUE_AREAS, QUEUES } from '#machines/queues/index.ts';
import { implement, type Route } from '../http/route.ts';
import { countedAmong } from '../store/countedAmong.ts';
import { deadlinesOf } from '../store/queueDeadlines.ts';
import type { Core } from './context.ts';

/** Routes of the queues of work. */
export const queueRoutes = ({ read, columns }: Pick<Core, 'read' | 'columns'>): Route[] => [
  implement(readQueues, ({ query: { area }, actor }) =>
    read(async (from) => {
      const counted = await countedAmong(from, columns, actor, QUEUE_AREAS[area], QUEUES);
      const now = new Date();
      const dated = counted.map(async (queue) => ({
        ...queue,
        ...(await deadlinesOf(from, columns, actor, QUEUES[queue.name], now)),
      }));
      return { queues: await Promise.all(dated) };
    }),
  ),
];
