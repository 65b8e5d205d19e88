import type { ReplyOf } from '#calls/contract.ts';
import * as calls from '#calls/queues.ts';
import type { QueueArea } from '#machines/queues/index.ts';
import { call, type AskOptions } from './http.ts';

/** Work that waits, by queue. */
export type Queues = ReplyOf<typeof calls.readQueues>['queues'];

export const readQueues = async (area: QueueArea, options?: AskOptions): Promise<Queues> =>
  (await call(calls.readQueues, { query: { area } }, options)).queues;
