import type pg from 'pg';
import type { ProcessMiningFilter } from '#calls/processMining.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { binding, casesWhere, stepsWhere, type Bind } from './filter.ts';
import { branchNow, routeOf, TOTAL, withRows } from './branchAndRoute.ts';

/** Durations in milliseconds; null if there was none. */
interface Times {
  readonly count: number;
  readonly median: number | null;
  readonly p90: number | null;
}

/** One variant: a sequence of states, the aggregates with it, and the duration of the finished ones from start to end. */
export interface Variant extends Times {
  readonly variant: string;
  readonly path: readonly string[];
  readonly over: number;
}

/** Maximum number of variants that are listed; the rest are counted. */
const MOST_VARIANTS = 50;

const times = (what: string, only = 'true'): string =>
  `percentile_disc(0.5) within group (order by ${what}) filter (where ${only})::float8 as median,
   percentile_disc(0.9) within group (order by ${what}) filter (where ${only})::float8 as p90`;

type Asking = readonly [pool: pg.Pool, actor: Actor, aggregateType: AggregateType, filter: ProcessMiningFilter];

/** Returns the most frequent variants, and the total numbers of cases and variants. */
export async function variantsOf(...[pool, actor, aggregateType, filter]: Asking): Promise<{
  readonly cases: number;
  readonly over: number;
  readonly ways: number;
  readonly variants: readonly Variant[];
}> {
  const { values, bind } = binding();
  const { rows } = await pool.query<
    Omit<Variant, 'path'> & { path: string; cases: number; ended: number; ways: number }
  >(
    `select variant, path, count(*)::int as count, count(*) filter (where is_over)::int as over, ${times(TOTAL, 'is_over')},
       (sum(count(*)) over ())::int as cases, (sum(count(*) filter (where is_over)) over ())::int as ended,
       (count(*) over ())::int as ways
     from cases c where ${casesWhere(actor, aggregateType.id, filter, bind)}
     group by 1, 2 order by 3 desc, 1 limit ${MOST_VARIANTS}`,
    values,
  );
  return {
    cases: rows[0]?.cases ?? 0,
    over: rows[0]?.ended ?? 0,
    ways: rows[0]?.ways ?? 0,
    variants: rows.map(({ variant, path, count, over, median, p90 }) => ({
      variant,
      path: path.split(' '),
      count,
      over,
      median,
      p90,
    })),
  };
}

/** A move from state to state: how often it happened, and the time in the first state. */
export interface Pair extends Times {
  readonly from: string;
  readonly to: string;
}

export async function pairsOf(...[pool, actor, aggregateType, filter]: Asking): Promise<readonly Pair[]> {
  const { values, bind } = binding();
  const { rows } = await pool.query<Pair>(
    `select from_state as "from", to_state as "to", count(*)::int as count, ${times('waited')} from steps s
     where ${stepsWhere(actor, aggregateType.id, filter, bind)} and region = ${bind(aggregateType.structure.main)}
       and from_state is not null and from_state <> to_state
     group by 1, 2 order by 3 desc, 1, 2`,
    values,
  );
  return rows;
}

/** Aggregates in a state and a branch: how many wait since when, and how long those that left had waited. */
export interface Waiting {
  readonly state: string;
  readonly branch: string | null;
  readonly now: number;
  readonly oldest: string | null;
  readonly left: number;
  readonly median: number | null;
  readonly p90: number | null;
}

/** Returns waiting aggregates and earlier waiting times, by state and branch. */
export async function waitingOf(...[pool, actor, aggregateType, filter]: Asking): Promise<readonly Waiting[]> {
  const { values, bind } = binding();
  const open = `select c.state, ${branchNow(aggregateType)} as branch, count(*)::int as now, min(c.since) as oldest
    from cases c ${withRows(aggregateType)} where ${casesWhere(actor, aggregateType.id, filter, bind)} and not c.is_over group by 1, 2`;
  const gone = `select from_state as state, branch, count(*)::int as left, ${times('waited')}
    from steps s where ${stepsWhere(actor, aggregateType.id, filter, bind)} and region = ${bind(aggregateType.structure.main)}
      and from_state is not null and from_state <> to_state group by 1, 2`;
  const { rows } = await pool.query<Waiting>(
    `with open as (${open}), gone as (${gone})
     select coalesce(open.state, gone.state) as state, coalesce(open.branch, gone.branch) as branch, coalesce(now, 0) as now,
       oldest, coalesce("left", 0) as left, median, p90
     from open full join gone on open.state = gone.state and coalesce(open.branch, '') = coalesce(gone.branch, '')
     order by now desc, "left" desc, 1, 2`,
    values,
  );
  return rows;
}

/** Aggregates between two branches: their number, the finished ones, and the duration of these from start to end. */
export interface RouteTaken extends Times {
  readonly from: string | null;
  readonly to: string | null;
  readonly over: number;
}

export async function routesOf(...[pool, actor, aggregateType, filter]: Asking): Promise<readonly RouteTaken[] | null> {
  const route = routeOf(aggregateType);
  if (!route) return null;
  const { values, bind } = binding();
  const { rows } = await pool.query<RouteTaken>(
    `select ${route.from} as "from", ${route.to} as "to", count(*)::int as count, count(*) filter (where is_over)::int as over,
       ${times(TOTAL, 'is_over')}
     from cases c ${withRows(aggregateType)} where ${casesWhere(actor, aggregateType.id, filter, bind)} group by 1, 2 order by 3 desc, 1, 2`,
    values,
  );
  return rows;
}

/** A choice among the matching cases; a missing condition allows all, `-` means no branch. */
export interface CaseChoice {
  readonly variant?: string | undefined;
  /** State in which the case waits. */
  readonly state?: string | undefined;
  readonly at?: string | undefined;
  readonly origin?: string | undefined;
  readonly destination?: string | undefined;
  readonly open?: boolean | undefined;
}

/** Value that means no branch. */
const NOWHERE = '-';

const isBranch = (where: string, branch: string, bind: Bind): string =>
  branch === NOWHERE ? `${where} is null` : `${where} = ${bind(branch)}`;

/** One aggregate: its state and branch since a time, and its beginning. */
export interface Case {
  readonly life: string;
  readonly version: number;
  readonly state: string;
  readonly since: string;
  readonly beganAt: string;
  readonly over: boolean;
  readonly branch: string | null;
}

/** Returns the cases behind a figure: the longest waiting first, or the latest to begin. */
export async function casesOf(
  ...[pool, actor, aggregateType, filter, choice, { pageNum, pageSize }]: readonly [
    ...Asking,
    choice: CaseChoice,
    page: { readonly pageNum: number; readonly pageSize: number },
  ]
): Promise<{ readonly records: readonly Case[]; readonly total: number }> {
  const { values, bind } = binding();
  const conditions = [casesWhere(actor, aggregateType.id, filter, bind)];
  const { variant, state, at, origin, destination, open = false } = choice;
  const route = routeOf(aggregateType);
  if (variant !== undefined) conditions.push(`c.variant = ${bind(variant)}`);
  if (state !== undefined) conditions.push(`c.state = ${bind(state)}`);
  if (at !== undefined) conditions.push(isBranch(branchNow(aggregateType), at, bind));
  if (open) conditions.push('not c.is_over');
  if (route && origin !== undefined) conditions.push(isBranch(route.from, origin, bind));
  if (route && destination !== undefined) conditions.push(isBranch(route.to, destination, bind));
  const found = `from cases c ${withRows(aggregateType)} where ${conditions.join(' and ')}`;
  const counting = [...values];
  const order = open ? 'c.since, c.life' : 'c.began_at desc, c.life desc';
  const [page, count] = await Promise.all([
    pool.query<Case>(
      `select c.life, c.version, c.state, c.since, c.began_at as "beganAt", c.is_over as over, ${branchNow(aggregateType)} as branch
       ${found} order by ${order} limit ${bind(pageSize)} offset ${bind((pageNum - 1) * pageSize)}`,
      values,
    ),
    pool.query<{ total: number }>(`select count(*)::int as total ${found}`, counting),
  ]);
  return { records: page.rows, total: count.rows[0]?.total ?? 0 };
}
