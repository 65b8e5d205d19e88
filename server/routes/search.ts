import { z } from 'zod';
import { route, type Route } from '../http/route.ts';
import { keepLook } from '../reads/keep.ts';
import { search } from '../search/search.ts';
import type { Core } from './context.ts';

/** A shelf may be called A1; shorter texts would find everything. */
const LEAST_CHARACTERS = 2;
const MOST_CHARACTERS = 64;

const found = z.object({
  machine: z.string(),
  id: z.string(),
  state: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});

/** Records by any of their numbers (ours). The text is in the body: a phone number has no place in an address. */
export const searchRoutes = ({ pool, columns }: Core): Route[] => [
  route({
    method: 'POST',
    path: '/api/search',
    summary: 'Records whose number is or begins with a text, or that hold a phone number; a few of each kind.',
    body: z.strictObject({ text: z.string().trim().min(LEAST_CHARACTERS).max(MOST_CHARACTERS) }),
    reply: z.object({ found: z.array(found), more: z.array(z.string()) }),
    handle: async (call) => {
      const findings = await search(pool, columns, call.actor, call.body.text);
      for (const [machine, own] of Map.groupBy(findings.found, (one) => one.machine)) {
        const lives = own.map(({ id, facts }) => ({ id, value: facts }));
        await keepLook(pool, call, { machine, way: 'search', lives });
      }
      return findings;
    },
  }),
];
