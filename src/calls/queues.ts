import * as z from 'zod/mini';
import { queueAreas, queueNames, type QueueArea, type QueueName } from '#machines/queues/index.ts';
import { contract } from './contract.ts';
import { countedRows, nameIn } from './shapes.ts';

export const readQueues = contract({
  method: 'GET',
  path: '/api/queues',
  summary: "Counts and sums the work of an area that waits within the actor's scope, by queue.",
  query: z.strictObject({ area: nameIn<QueueArea>(queueAreas) }),
  reply: z.object({ queues: z.array(z.object({ name: nameIn<QueueName>(queueNames), ...countedRows })) }),
});
