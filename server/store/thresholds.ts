import type pg from 'pg';
import type { ThresholdFigure } from '#calls/thresholds.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { sharingBranch } from './listViews.ts';

/** A threshold of a saved report, in the unit of its measure. */
export interface Threshold {
  readonly comparison: 'above' | 'below';
  readonly bound: number;
}

/** A threshold as its owner reads it. */
export interface ReadThreshold extends Threshold {
  readonly view: string;
  readonly value: number | null;
  readonly countedAt: string | null;
}

/** A threshold with all that is needed to count its figure. */
export interface CountedThreshold extends Threshold {
  readonly owner: string;
  readonly view: string;
  readonly name: string;
  /** Owner of the report, and the branch in which it is shared. */
  readonly viewOwner: string;
  readonly sharedIn: string | null;
  readonly figure: ThresholdFigure;
  readonly crossed: boolean;
}

/** Returns the own thresholds. */
export async function thresholdsOf(pool: pg.Pool, actor: Actor): Promise<ReadThreshold[]> {
  const { rows } = await pool.query<ReadThreshold>(
    `select view, comparison, bound, value, to_char(counted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "countedAt"
     from report_thresholds where owner = $1 order by view`,
    [actor.id],
  );
  return rows;
}

/** Keeps the threshold of a view, which is counted anew; returns false for a view that the person does not see. */
export async function keepThreshold(
  pool: pg.Pool,
  actor: Actor,
  view: string,
  { figure, comparison, bound }: Threshold & { readonly figure: ThresholdFigure },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into report_thresholds (owner, view, figure, comparison, bound)
     select $1, id, $4, $5, $6 from list_views where id = $2 and (owner = $1 or branch = $3)
     on conflict (owner, view) do update
       set figure = excluded.figure, comparison = excluded.comparison, bound = excluded.bound,
           value = null, crossed = false, counted_at = null`,
    [actor.id, view, sharingBranch(actor), JSON.stringify(figure), comparison, bound],
  );
  return rowCount === 1;
}

/** Removes an own threshold; returns false if there is none. */
export async function dropThreshold(pool: pg.Pool, actor: Actor, view: string): Promise<boolean> {
  const { rowCount } = await pool.query('delete from report_thresholds where owner = $1 and view = $2', [
    actor.id,
    view,
  ]);
  return rowCount === 1;
}

/** Returns every threshold. */
export async function allThresholds(pool: pg.Pool): Promise<CountedThreshold[]> {
  const { rows } = await pool.query<CountedThreshold>(
    `select t.owner, t.view, v.name, v.owner as "viewOwner", v.branch as "sharedIn", figure, comparison, bound, crossed
     from report_thresholds t join list_views v on v.id = t.view order by t.owner, t.view`,
  );
  return rows;
}

/** Keeps what was counted; returns true for the first process that found the figure to have changed sides. */
export async function keepCount(
  pool: pg.Pool,
  { owner, view, crossed, bound, comparison }: CountedThreshold,
  counted: { readonly value: number | null; readonly crossed: boolean; readonly at: string },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update report_thresholds set value = $3, crossed = $4, counted_at = $5
     where owner = $1 and view = $2 and crossed = $6 and bound = $7 and comparison = $8`,
    [owner, view, counted.value, counted.crossed, counted.at, crossed, bound, comparison],
  );
  return rowCount === 1 && counted.crossed !== crossed;
}
