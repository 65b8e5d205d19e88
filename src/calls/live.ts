import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { counted, withDefault } from './shapes.ts';

/** An event as the socket sends it, with the resulting row (interfaces.md, Socket). */
export const liveEvent = z.looseObject({
  position: z.number(),
  machine: z.string(),
  id: z.string(),
  version: z.number(),
  type: z.string(),
  operation: z.nullish(z.number()),
  actor: z.unknown(),
  recordedAt: z.string(),
  row: z.nullish(z.record(z.string(), z.unknown())),
});

export const readMissed = contract({
  method: 'GET',
  path: '/api/events',
  summary:
    "Lists the events after a position within the actor's scope, with the resulting rows, and the position reached.",
  query: z.strictObject({ after: withDefault(counted(0), 0), limit: withDefault(counted(1, 1000), 500) }),
  reply: z.looseObject({ position: z.number(), more: z.optional(z.boolean()), events: z.array(liveEvent) }),
});
