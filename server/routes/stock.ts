import { z } from 'zod';
import { STOCK_FLOW_MOST_DAYS } from '#machines/limits.ts';
import { Problem } from '../http/errors.ts';
import { route, type Route } from '../http/route.ts';
import { flowOf, movesIn, stockOf } from '../store/stock.ts';
import type { Core } from './context.ts';

const DAY_MS = 86_400_000;

const days = { from: z.iso.date(), to: z.iso.date() };
const way = z.enum(['in', 'out']);
const parcels = z.int();

/** Refuses days that end before they begin, or are too many. */
function mustFit({ from, to }: { readonly from: string; readonly to: string }): void {
  const refuse = (rule: string, values: Record<string, string | number>) => {
    throw new Problem('invalid', { refusals: [{ code: 'invalid', rule, values: { ...values, field: 'to' } }] });
  };
  if (from > to) refuse('ledger.daysInOrder', { from, to });
  const asked = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (asked > STOCK_FLOW_MOST_DAYS) refuse('stock.tooManyDays', { days: asked, most: STOCK_FLOW_MOST_DAYS });
}

/** The stock of branches, and what flowed into and out of it. */
export const stockRoutes = ({ pool }: Pick<Core, 'pool'>): Route[] => [
  route({
    method: 'GET',
    path: '/api/stock',
    summary: "What stands in the branches of the actor's scope now, how long, and what came and went on Myanmar days.",
    query: z.strictObject(days),
    reply: z.strictObject({
      branches: z.array(
        z.strictObject({
          branch: z.string(),
          count: z.string().nullable(),
          stock: parcels,
          ages: z.tuple([parcels, parcels, parcels, parcels]),
        }),
      ),
      flow: z.array(z.strictObject({ branch: z.string(), day: z.string(), way, parcels })),
    }),
    handle: async ({ query, actor, now }) => {
      mustFit(query);
      const [branches, flow] = await Promise.all([
        stockOf(pool, actor, now),
        flowOf(pool, actor, query.from, query.to),
      ]);
      return { branches, flow };
    },
  }),
  route({
    method: 'GET',
    path: '/api/stock/moves',
    summary: "The parcels that came into the stock of branches of the actor's scope, or left it, latest first.",
    query: z.strictObject({
      ...days,
      way,
      branch: z.string().max(64).optional(),
      pageNum: z.coerce.number().int().min(1).max(1_000_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(20),
    }),
    reply: z.strictObject({
      records: z.array(
        z.strictObject({
          order: z.string(),
          version: z.int(),
          way,
          branch: z.string(),
          at: z.string(),
          event: z.string(),
          byName: z.string(),
        }),
      ),
      total: z.int(),
    }),
    handle: ({ query, actor }) => {
      mustFit(query);
      return movesIn(pool, actor, { ...query, branch: query.branch ?? null });
    },
  }),
];
