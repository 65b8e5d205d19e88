import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { maybe, ofRecord } from './shapes.ts';

const event = z.looseObject({
  version: z.number(),
  type: z.string(),
  operation: z.nullable(z.number()),
  id: z.string(),
  data: z.unknown(),
  known: z.record(z.string(), z.unknown()),
  from: maybe,
  to: z.string(),
  changes: z.record(z.string(), z.string()),
  at: z.string(),
  occurredAt: z.string(),
  actor: z.object({ id: z.string(), name: z.string(), branch: maybe, merchant: maybe, onBehalfOf: maybe }),
});

export const readCase = contract({
  method: 'GET',
  path: '/api/streams/:machine/:id/case',
  summary: 'Returns the recorded events of one record without personal data, for training.',
  params: ofRecord,
  reply: z.object({ records: z.array(event) }),
  errors: ['forbidden', 'notFound'],
});
