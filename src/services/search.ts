import * as z from 'zod/mini';
import { ask, call, type AskOptions } from './http.ts';

const found = z.object({
  machine: z.string(),
  id: z.string(),
  state: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});

/** A record that was found by one of its numbers, and the few facts it is known again by. */
export type FoundRecord = z.infer<typeof found>;

const findings = z.object({ found: z.array(found), more: z.array(z.string()) });

/** What was found; `more` names the kinds of which there are more. */
export type Findings = z.infer<typeof findings>;

const searches = call<{ readonly text: string }>()({ method: 'POST', path: 'api/search', answer: findings });

/** Looks for records by a number, the beginning of one, or a whole phone number; two to 64 characters. */
export const searchRecords = (text: string, options?: AskOptions): Promise<Findings> =>
  ask(searches, { text }, options);
