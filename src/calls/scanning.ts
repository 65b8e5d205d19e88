import * as z from 'zod/mini';
import { HELD } from '#machines/scanning/direction.ts';
import { contract } from './contract.ts';
import { maybe, short } from './shapes.ts';

/** Numbers that one call asks about at most. */
export const MOST_DIRECTIONS = 1000;

const onward = z.object({
  id: z.string(),
  kind: z.enum(['order', 'package']),
  /** The last branch: the origin of a return. */
  last: z.string(),
  /** The next branch on its way; null where it has arrived, or no route is known. */
  next: maybe,
  reverse: z.string(),
  shelf: maybe,
  /** Reason why it goes no further now. */
  held: z.nullable(z.enum(HELD)),
});

/** Numbers are in the body: there may be a thousand. */
export const readDirections = contract({
  method: 'POST',
  path: '/api/scanning/directions',
  summary:
    "Where parcels and bags go from the actor's branch, and the branch's open bags. Unknown numbers are left out.",
  body: z.strictObject({ items: z.array(short(64)).check(z.maxLength(MOST_DIRECTIONS)) }),
  reply: z.object({
    branch: maybe,
    /** Next branches from there, by last branch. */
    routes: z.record(z.string(), z.string()),
    bags: z.array(z.object({ id: z.string(), destination: z.string(), reverse: maybe })),
    items: z.array(onward),
  }),
});
