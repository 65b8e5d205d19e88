import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { trimmed } from './shapes.ts';

/** The shortest search text, since a shelf's name may be A1; shorter texts match too much. */
const LEAST_CHARACTERS = 2;
const MOST_CHARACTERS = 64;

const found = z.object({
  machine: z.string(),
  id: z.string(),
  state: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});

/** The text is in the body, because a phone number must not be in an address. */
export const searchRecords = contract({
  method: 'POST',
  path: '/api/search',
  summary: 'Finds records by number, by the beginning of a number, by phone number or by name; a few of each kind.',
  body: z.strictObject({ text: trimmed(LEAST_CHARACTERS, MOST_CHARACTERS) }),
  reply: z.object({ found: z.array(found), more: z.array(z.string()) }),
});
