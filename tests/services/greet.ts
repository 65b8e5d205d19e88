import * as z from 'zod/mini';
import { contract } from '#calls/contract.ts';

/** A call for tests of HTTP. */
export const greet = contract({
  method: 'POST',
  path: '/api/greet',
  summary: 'Greets.',
  body: z.strictObject({ name: z.string() }),
  reply: z.object({ text: z.string() }),
});
