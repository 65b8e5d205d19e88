import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { refusal } from './refusal.ts';
import { row } from './row.ts';
import { counted, ofRecord, pageOf, withDefault } from './shapes.ts';

const lookups = z.record(z.string(), z.unknown());

export const readStream = contract({
  method: 'GET',
  path: '/api/streams/:machine/:id',
  summary:
    'Returns one record, now or at an earlier version: states, context, row, and for every event whether it is allowed and why not.',
  params: ofRecord,
  query: z.strictObject({ at: z.optional(z.union([counted(1), z.iso.datetime({ offset: true })])) }),
  reply: z.object({
    machine: z.string(),
    id: z.string(),
    version: z.number(),
    state: z.unknown(),
    code: z.nullish(z.union([z.number(), z.string()])),
    regions: z.record(z.string(), z.string()),
    context: lookups,
    row,
    events: z.array(z.object({ type: z.string(), allowed: z.boolean(), refusals: z.array(refusal) })),
  }),
  errors: ['forbidden', 'notFound'],
});

/** An event of the log, without the fields that the reader may not see. */
export const recordedEvent = z.looseObject({
  position: z.number(),
  stream: z.string(),
  version: z.number(),
  type: z.string(),
  operation: z.nullish(z.number()),
  data: lookups,
  from: z.nullish(z.string()),
  to: z.nullish(z.string()),
  recordedAt: z.string(),
  occurredAt: z.string(),
  actor: z.looseObject({ id: z.string(), name: z.string() }),
});

export const readEvents = contract({
  method: 'GET',
  path: '/api/streams/:machine/:id/events',
  summary: 'The recorded events of one record, oldest first.',
  params: ofRecord,
  query: z.strictObject({ after: withDefault(counted(0), 0), limit: withDefault(counted(1, 1000), 200) }),
  reply: pageOf(recordedEvent),
  errors: ['forbidden', 'notFound'],
});
