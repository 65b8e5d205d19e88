import { readStock, readStockMoves } from '#calls/stock.ts';
import { STOCK_FLOW_MOST_DAYS } from '#machines/fields/limits.ts';
import { Problem } from '../http/errors.ts';
import { implement, type Route } from '../http/route.ts';
import { flowOf, movesIn, stockOf } from '../store/stock.ts';
import type { Core } from './context.ts';

const DAY_MS = 86_400_000;

/** Throws for a period that ends before it begins, or is too long. */
function mustFit({ from, to }: { readonly from: string; readonly to: string }): void {
  const refuse = (rule: string, values: Record<string, string | number>) => {
    throw new Problem('invalid', { refusals: [{ code: 'invalid', rule, values: { ...values, field: 'to' } }] });
  };
  if (from > to) refuse('ledger.daysInOrder', { from, to });
  const asked = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (asked > STOCK_FLOW_MOST_DAYS) refuse('stock.tooManyDays', { days: asked, most: STOCK_FLOW_MOST_DAYS });
}

/** Routes of the branches' stock and its inflow and outflow. */
export const stockRoutes = ({ read }: Pick<Core, 'read'>): Route[] => [
  implement(readStock, async ({ query, actor, now }) => {
    mustFit(query);
    const [branches, flow] = await read((from) =>
      Promise.all([stockOf(from, actor, now), flowOf(from, actor, query.from, query.to)]),
    );
    return { branches, flow };
  }),
  implement(readStockMoves, ({ query, actor }) => {
    mustFit(query);
    return read((from) => movesIn(from, actor, { ...query, branch: query.branch ?? null }));
  }),
];
