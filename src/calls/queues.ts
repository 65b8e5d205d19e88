import * as z from 'zod/mini';
import { queueAreas, queueNames, type QueueArea, type QueueName } from '#machines/queues/index.ts';
import { contract } from './contract.ts';
import { countedRows, maybe, nameIn } from './shapes.ts';

export const readQueues = contract({
  method: 'GET',
  path: '/api/queues',
  summary:
    "Counts and sums the work of an area that waits within the actor's scope, by queue, with the deadlines that run.",
  query: z.strictObject({ area: nameIn<QueueArea>(queueAreas) }),
  reply: z.object({
    queues: z.array(
      z.object({
        name: nameIn<QueueName>(queueNames),
        ...countedRows,
        /** Instant of the earliest deadline of its rows; null where none runs. */
        nextDue: maybe,
        /** Number of rows that are due within two hours. */
        dueSoon: z.int(),
      }),
    ),
  }),
});
