import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { paged, pageOf, short } from './shapes.ts';

const deadline = z.object({
  machine: z.string(),
  id: z.string(),
  state: z.string(),
  event: z.string(),
  /** The event's name in the language of the request. */
  title: z.string(),
  dueAt: z.string(),
});

export const readDeadlines = contract({
  method: 'GET',
  path: '/api/deadlines',
  summary: "Lists the coming deadlines of the records within the actor's scope, soonest first.",
  query: z.strictObject({ ...paged, machine: z.optional(short(64)), overdue: z.optional(z.stringbool()) }),
  reply: pageOf(deadline),
});

export const summariseDeadlines = contract({
  method: 'GET',
  path: '/api/deadlines/summary',
  summary: 'Counts the deadlines of the whole company by their event: coming, overdue, and the next one.',
  reply: z.object({
    kinds: z.array(
      z.object({
        machine: z.string(),
        event: z.string(),
        title: z.string(),
        count: z.number(),
        overdue: z.number(),
        nextAt: z.string(),
      }),
    ),
  }),
});
