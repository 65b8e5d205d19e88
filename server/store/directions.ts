import type { ReplyOf } from '#calls/contract.ts';
import type { readDirections } from '#calls/scanning.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { onwardOfOrder, onwardOfPackage, openBagOf, type Routes } from '#machines/scanning/onward.ts';
import type { Queryable } from '../auth/queryable.ts';

interface OwnRow {
  readonly row: Readonly<Record<string, unknown>>;
  readonly problem: boolean;
}

const ORDERS = `
select o.row, exists (select from row_problem_item p where p."order" = o.id and p.handled_at is null) as problem
from row_order o where o.id = any($1) and ($2::text[] is null or o.branches && $2)`;

const PACKAGES = `select row from row_package where id = any($1) and ($2::text[] is null or branches && $2)`;

/** The bag that was worked on last comes first. */
const OPEN_BAGS = `
select row from row_package where location = $1 and state in ('unused', 'packed')
order by updated_at desc, id`;

const ROUTES = `select row -> 'nextHops' as routes from row_branch where id = $1`;

/** Reads where parcels and bags within the actor's scope go from the actor's branch. */
export async function directionsFor(
  db: Queryable,
  actor: Actor,
  items: readonly string[],
): Promise<ReplyOf<typeof readDirections>> {
  const { branch } = actor;
  const reach = [items, actor.scope === 'all' ? null : actor.scope];
  const [routed, bags, orders, packages] = await Promise.all([
    db.query<{ routes: Routes | null }>(ROUTES, [branch]),
    db.query<Pick<OwnRow, 'row'>>(OPEN_BAGS, [branch]),
    db.query<OwnRow>(ORDERS, reach),
    db.query<Pick<OwnRow, 'row'>>(PACKAGES, reach),
  ]);
  const routes = routed.rows[0]?.routes ?? {};
  return {
    branch,
    routes,
    bags: bags.rows.map(({ row }) => openBagOf(row, branch)).filter((bag) => bag !== null),
    items: [
      ...orders.rows.map(({ row, problem }) => onwardOfOrder({ ...row, problem }, branch, routes)),
      ...packages.rows.map(({ row }) => onwardOfPackage(row, branch, routes)),
    ],
  };
}
