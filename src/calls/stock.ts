import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { maybe, paged, pageOf, short } from './shapes.ts';

/** Days of Myanmar's calendar, both included. */
const days = { from: z.iso.date(), to: z.iso.date() };
const transition = z.enum(['in', 'out']);
const parcels = z.number();

export const readStock = contract({
  method: 'GET',
  path: '/api/stock',
  summary:
    "Counts the parcels in stock of the branches in the actor's scope by age, and those that came and left on Myanmar days.",
  query: z.strictObject(days),
  reply: z.object({
    branches: z.array(
      z.object({
        branch: z.string(),
        /** The count that locks the branch; null if none runs. */
        count: maybe,
        stock: parcels,
        /** Number of parcels in stock for 0 to 1, 2 to 3, 4 to 7, and 8 days or more. */
        ages: z.tuple([parcels, parcels, parcels, parcels]),
      }),
    ),
    flow: z.array(z.object({ branch: z.string(), day: z.string(), way: transition, parcels })),
  }),
});

const move = z.object({
  order: z.string(),
  version: z.number(),
  way: transition,
  branch: z.string(),
  at: z.string(),
  event: z.string(),
  byName: z.string(),
});

export const readStockMoves = contract({
  method: 'GET',
  path: '/api/stock/moves',
  summary: "Lists the parcels that came into or left the stock of branches in the actor's scope, latest first.",
  query: z.strictObject({ ...days, way: transition, branch: z.optional(short(64)), ...paged }),
  reply: pageOf(move),
});
