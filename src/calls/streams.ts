import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { refusal } from './refusal.ts';
import { row } from './row.ts';
import { counted, ofRecord, pageOf, versioned, withDefault } from './shapes.ts';

const lookups = z.record(z.string(), z.unknown());

export const readStream = contract({
  method: 'GET',
  path: '/api/streams/:machine/:id',
  summary:
    'Returns one record, now or at an earlier version: states, context, row, and for every event whether it is allowed and why not.',
  params: ofRecord,
  query: z.strictObject({ at: z.optional(z.union([versioned(1), z.iso.datetime({ offset: true })])) }),
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

/** An event of a record, with the act of a person that led to it where the system recorded it. */
const eventOfRecord = z.extend(recordedEvent, {
  behind: z.nullish(z.object({ name: z.string(), machine: z.string(), id: z.string() })),
});

export const readEvents = contract({
  method: 'GET',
  path: '/api/streams/:machine/:id/events',
  summary: 'The recorded events of one record, oldest first.',
  params: ofRecord,
  query: z.strictObject({ after: withDefault(versioned(0), 0), limit: withDefault(counted(1, 1000), 200) }),
  reply: pageOf(eventOfRecord),
  errors: ['forbidden', 'notFound'],
});
