import * as z from 'zod/mini';
import type { Anonymous } from '#machines/sandbox/anonymous.ts';
import { ask, call, type AskOptions } from './http.ts';

const event = z.looseObject({
  version: z.number(),
  type: z.string(),
  operation: z.nullable(z.number()),
  id: z.string(),
  data: z.unknown(),
  known: z.record(z.string(), z.unknown()),
  from: z.nullable(z.string()),
  to: z.string(),
  changes: z.record(z.string(), z.string()),
  at: z.string(),
  occurredAt: z.string(),
  actor: z.object({
    id: z.string(),
    name: z.string(),
    branch: z.nullable(z.string()),
    merchant: z.nullable(z.string()),
    onBehalfOf: z.nullable(z.string()),
  }),
});

const cases = call<{ machine: string; id: string }>()({
  method: 'GET',
  path: ({ machine, id }) => `api/streams/${encodeURIComponent(machine)}/${encodeURIComponent(id)}/case`,
  answer: z.object({ records: z.array(event) }),
});

/** What happened to a real life, without anybody in it. */
export const readCase = async (machine: string, id: string, options?: AskOptions): Promise<readonly Anonymous[]> =>
  (await ask(cases, { machine, id }, options)).records;
