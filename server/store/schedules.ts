import type pg from 'pg';
import type { ScheduledReport } from '#calls/schedules.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { Span } from '#machines/time/spans.ts';
import { sharingBranch } from './listViews.ts';

/** A schedule as its owner reads it. */
export interface ReadSchedule {
  readonly view: string;
  readonly every: Span;
  readonly writtenTo: string | null;
}

/** A schedule with all that is needed to write its file. */
export interface DueSchedule extends ReadSchedule {
  readonly owner: string;
  readonly name: string;
  /** Owner of the report, and the branch in which it is shared. */
  readonly viewOwner: string;
  readonly sharedIn: string | null;
  readonly report: ScheduledReport;
  readonly language: string;
}

/** Returns the own schedules. */
export async function schedulesOf(pool: pg.Pool, actor: Actor): Promise<ReadSchedule[]> {
  const { rows } = await pool.query<ReadSchedule>(
    'select view, every, written_to as "writtenTo" from report_schedules where owner = $1 order by view',
    [actor.id],
  );
  return rows;
}

/** Keeps the schedule of a view; returns false for a view that the person does not see. */
export async function keepSchedule(
  pool: pg.Pool,
  actor: Actor,
  view: string,
  { report, every, language }: { readonly report: ScheduledReport; readonly every: Span; readonly language: string },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into report_schedules (owner, view, report, every, language)
     select $1, id, $4, $5, $6 from list_views where id = $2 and (owner = $1 or branch = $3)
     on conflict (owner, view) do update
       set report = excluded.report, every = excluded.every, language = excluded.language,
           written_to = case when report_schedules.every = excluded.every then report_schedules.written_to end`,
    [actor.id, view, sharingBranch(actor), JSON.stringify(report), every, language],
  );
  return rowCount === 1;
}

/** Removes an own schedule; returns false if there is none. */
export async function dropSchedule(pool: pg.Pool, actor: Actor, view: string): Promise<boolean> {
  const { rowCount } = await pool.query('delete from report_schedules where owner = $1 and view = $2', [
    actor.id,
    view,
  ]);
  return rowCount === 1;
}

/** Returns every schedule. */
export async function allSchedules(pool: pg.Pool): Promise<DueSchedule[]> {
  const { rows } = await pool.query<DueSchedule>(
    `select s.owner, s.view, v.name, v.owner as "viewOwner", v.branch as "sharedIn", report, every, language,
       written_to as "writtenTo"
     from report_schedules s join list_views v on v.id = s.view order by s.owner, s.view`,
  );
  return rows;
}

/** Keeps the last day of which a file was requested. */
export async function keepWritten(pool: pg.Pool, { owner, view, every }: DueSchedule, end: string): Promise<void> {
  await pool.query('update report_schedules set written_to = $4 where owner = $1 and view = $2 and every = $3', [
    owner,
    view,
    every,
    end,
  ]);
}
