import type pg from 'pg';
import { order } from '#machines/order/index.ts';
import { mayBeInStock } from '#machines/order/tags.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { fromMyanmar } from '#machines/time/calendar.ts';
import { inMyanmar } from '#machines/time/myanmarTime.ts';

/** States in which a branch that holds the parcel has it in stock (§4, tag in stock). */
export const STOCK_STATES = [...order.structure.states.values()]
  .filter(({ meta }) => mayBeInStock(meta.tags))
  .map(({ id }) => id);

/** Lower bounds of the age groups in stock, in Myanmar days. */
const AGES = [0, 2, 4, 8] as const;

/** Present stock of a branch: number and age of parcels. */
export interface BranchStock {
  readonly branch: string;
  /** Id of the count that locks the branch. */
  readonly count: string | null;
  readonly stock: number;
  /** Number of parcels there for 0 to 1, 2 to 3, 4 to 7, and 8 days or more. */
  readonly ages: readonly [number, number, number, number];
}

/** Parcels that entered or left the stock on a Myanmar day. */
export interface Flow {
  readonly branch: string;
  readonly day: string;
  readonly way: 'in' | 'out';
  readonly parcels: number;
}

const scopeOf = ({ scope }: Actor): readonly string[] | null => (scope === 'all' ? null : scope);

/** Returns the first instant of the Myanmar day that is a number of days before an instant. */
const daysBefore = (now: Date, days: number): string =>
  fromMyanmar(`${inMyanmar(now.getTime()).subtract(days, 'day').format('YYYY-MM-DD')}T00:00:00.000`);

/** Returns the stock of every branch that the actor reaches. */
export async function stockOf(pool: pg.Pool, actor: Actor, now: Date): Promise<readonly BranchStock[]> {
  const since = AGES.slice(1).map((days) => daysBefore(now, days - 1));
  const { rows } = await pool.query<{ branch: string; count: string | null } & Record<`age${number}`, number>>(
    `select b.id as branch, b.row -> 'count' ->> 'task' as count,
       count(*) filter (where o.at >= $3)::int as age0, count(*) filter (where o.at < $3 and o.at >= $4)::int as age1,
       count(*) filter (where o.at < $4 and o.at >= $5)::int as age2, count(*) filter (where o.at < $5)::int as age3
     from row_branch b left join lateral (
       select coalesce(row ->> 'stockedAt', '') as at from row_order
       where current_branch = b.id and state = any($2) and row ->> 'holderKind' = 'branch') o on true
     where ($1::text[] is null or b.id = any($1)) group by b.id
     having b.state = 'registered' or count(o.at) > 0 order by b.id`,
    [scopeOf(actor), STOCK_STATES, ...since],
  );
  return rows.map(({ branch, count, age0 = 0, age1 = 0, age2 = 0, age3 = 0 }) => ({
    branch,
    count,
    stock: age0 + age1 + age2 + age3,
    ages: [age0, age1, age2, age3],
  }));
}

/** Returns the stock movements of the branches that the actor reaches, by Myanmar day; days without any are missing. */
export async function flowOf(pool: pg.Pool, actor: Actor, from: string, to: string): Promise<readonly Flow[]> {
  const { rows } = await pool.query<Flow>(
    `select m.branch, m.way, to_char(m.at::timestamptz at time zone 'Asia/Yangon', 'YYYY-MM-DD') as day, count(*)::int as parcels
     from row_branch b join stock_moves m on m.branch = b.id and m.at >= $2 and m.at <= $3
     where ($1::text[] is null or b.id = any($1)) group by 1, 2, 3 order by 1, 3, 2`,
    [scopeOf(actor), fromMyanmar(`${from}T00:00:00.000`), fromMyanmar(`${to}T23:59:59.999`)],
  );
  return rows;
}

/** One movement of a parcel, with its event and person. */
export interface Moved {
  readonly order: string;
  readonly version: number;
  readonly way: 'in' | 'out';
  readonly branch: string;
  readonly at: string;
  readonly event: string;
  readonly byName: string;
}

interface Wanted {
  readonly branch: string | null;
  readonly way: 'in' | 'out';
  readonly from: string;
  readonly to: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Returns the parcels behind a figure of the flow, latest first. */
export async function movesIn(
  pool: pg.Pool,
  actor: Actor,
  { branch, way, from, to, pageNum, pageSize }: Wanted,
): Promise<{ readonly records: readonly Moved[]; readonly total: number }> {
  const where = `from row_branch b join stock_moves m on m.branch = b.id and m.at >= $3 and m.at <= $4 and m.way = $5
    where ($1::text[] is null or b.id = any($1)) and ($2::text is null or b.id = $2)`;
  const values = [scopeOf(actor), branch, fromMyanmar(`${from}T00:00:00.000`), fromMyanmar(`${to}T23:59:59.999`), way];
  const [page, count] = await Promise.all([
    pool.query<Moved>(
      `select m.id as order, m.version, m.way, m.branch, m.at, e.type as event, e.actor ->> 'name' as "byName"
       from (select m.* ${where} order by m.at desc, m.id limit $6 offset $7) m
       join events e on e.machine = 'order' and e.id = m.id and e.version = m.version order by m.at desc, m.id`,
      [...values, pageSize, (pageNum - 1) * pageSize],
    ),
    pool.query<{ total: number }>(`select count(*)::int as total ${where}`, values),
  ]);
  return { records: page.rows, total: count.rows[0]?.total ?? 0 };
}
