import { readQueues } from '#calls/queues.ts';
import { QUEUE_AREAS, QUEUES } from '#machines/queues/index.ts';
import { implement, type Route } from '../http/route.ts';
import { countedAmong } from '../store/countedAmong.ts';
import type { Core } from './context.ts';

/** Routes of the queues of work. */
export const queueRoutes = ({ pool, columns }: Pick<Core, 'pool' | 'columns'>): Route[] => [
  implement(readQueues, async ({ query: { area }, actor }) => ({
    queues: await countedAmong(pool, columns, actor, QUEUE_AREAS[area], QUEUES),
  })),
];
