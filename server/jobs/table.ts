import type pg from 'pg';
import type { Job, JobResult } from './job.ts';

/** A job, read from its table. Instants are UTC ISO. */
export interface JobRow {
  readonly name: string;
  readonly paused: boolean;
  readonly next_run: string;
  readonly asked_by: string | null;
  readonly running_since: string | null;
  readonly running_by: string | null;
  readonly last_run: string | null;
  readonly last_result: JobResult | null;
  readonly last_error: string | null;
}

/** A run that this process has taken. */
export interface Taken {
  readonly name: string;
  readonly run: number;
  readonly askedBy: string | null;
}

/** Time without a heartbeat after which another process takes a run. */
const STALE_MS = 30_000;

const millisecondsBefore = (instant: string, milliseconds: number): string =>
  new Date(Date.parse(instant) - milliseconds).toISOString();

/** Creates the missing rows of jobs. A new job is due at once, and catches up, unless it defines a first time. */
export async function install(pool: pg.Pool, jobs: readonly Job[], now: string): Promise<void> {
  await pool.query(
    'insert into jobs (name, next_run) select * from unnest($1::text[], $2::text[]) on conflict do nothing',
    [jobs.map(({ name }) => name), jobs.map((job) => job.first?.(now) ?? now)],
  );
}

/** Takes one due job that no process runs, or whose process sends no heartbeat; null if there is none. */
export async function take(
  pool: pg.Pool,
  names: readonly string[],
  process: string,
  now: string,
): Promise<Taken | null> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const { rows } = await client.query<{ name: string; run: number | null }>(
      `select name, run from jobs
       where name = any($1) and (asked_by is not null or run is not null or (next_run <= $2 and not paused))
         and (run is null or beat_at < $3)
       order by next_run, name limit 1 for update skip locked`,
      [names, now, millisecondsBefore(now, STALE_MS)],
    );
    const [due] = rows;
    const taken = due ? await begin(client, due, process, now) : null;
    await client.query('commit');
    return taken;
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(broken);
  }
}

async function begin(
  client: pg.ClientBase,
  { name, run: lost }: { name: string; run: number | null },
  process: string,
  now: string,
): Promise<Taken> {
  await client.query(`update job_runs set finished_at = $2, outcome = 'lost' where number = $1`, [lost, now]);
  const { rows } = await client.query<{ number: number; asked_by: string | null }>(
    `insert into job_runs (job, planned_for, asked_by, process, started_at)
     select name, next_run, coalesce(asked_by, (select asked_by from job_runs where number = $4)), $2, $3
     from jobs where name = $1 returning number, asked_by`,
    [name, process, now, lost],
  );
  const run = rows[0]?.number ?? 0;
  await client.query(
    `update jobs set run = $2, running_since = $3, running_by = $4, beat_at = $3, asked_by = null where name = $1`,
    [name, run, now, process],
  );
  return { name, run, askedBy: rows[0]?.asked_by ?? null };
}

/** Records a heartbeat of the run; returns false if another process took it over. */
export async function heartbeat(pool: pg.Pool, { name, run }: Taken, now: string): Promise<boolean> {
  const { rowCount } = await pool.query('update jobs set beat_at = $3 where name = $1 and run = $2', [name, run, now]);
  return rowCount === 1;
}

export interface Outcome {
  readonly result: JobResult | null;
  readonly error: string | null;
  readonly nextRun: string;
}

/** Ends a run, unless another process took it over and will end it. */
export async function finish(
  pool: pg.Pool,
  { name, run }: Taken,
  { result, error, nextRun }: Outcome,
  now: string,
): Promise<void> {
  await pool.query(
    `with ended as (
       update jobs set run = null, running_since = null, running_by = null, beat_at = null, next_run = $5,
         last_run = running_since, last_result = $3, last_error = $4 where name = $1 and run = $2 returning run)
     update job_runs set finished_at = $6, outcome = case when $4::text is null then 'done' else 'failed' end,
       result = $3, error = $4 where number = $2 and outcome is null`,
    [name, run, result && JSON.stringify(result), error, nextRun, now],
  );
}

/** Returns an unfinished run when this process stops, so that another process takes it at once. */
export async function giveBack(pool: pg.Pool, { name, run }: Taken, now: string): Promise<void> {
  await pool.query(
    `with freed as (
       update jobs set run = null, running_since = null, running_by = null, beat_at = null,
         asked_by = coalesce(asked_by, (select asked_by from job_runs where number = $2))
       where name = $1 and run = $2)
     update job_runs set finished_at = $3, outcome = 'lost' where number = $2 and outcome is null`,
    [name, run, now],
  );
}

/** Returns every job, by name. */
export async function jobsIn(pool: pg.Pool): Promise<readonly JobRow[]> {
  const { rows } = await pool.query<JobRow>(
    `select name, paused, next_run, asked_by, running_since, running_by, last_run, last_result, last_error
     from jobs order by name`,
  );
  return rows;
}

/** Requests a run now; returns false if there is no such job. */
export async function askFor(pool: pg.Pool, name: string, by: string): Promise<boolean> {
  const { rowCount } = await pool.query('update jobs set asked_by = $2 where name = $1', [name, by]);
  return rowCount === 1;
}

/** A person who pauses or resumes a job. */
interface Pausing {
  readonly paused: boolean;
  readonly by: { readonly id: string; readonly name: string };
  readonly at: string;
}

/** Pauses or resumes a job and records who did, unless it is so already; returns false if there is no such job. */
export async function setPaused(pool: pg.Pool, name: string, { paused, by, at }: Pausing): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with changed as (update jobs set paused = $2 where name = $1 and paused <> $2 returning name), noted as (
       insert into job_pauses (job, paused, by_id, by_name, at) select name, $2, $3, $4, $5 from changed)
     select from jobs where name = $1`,
    [name, paused, by.id, by.name, at],
  );
  return rowCount === 1;
}

/** A pause or resumption of a job. */
export interface PauseRow {
  readonly job: string;
  readonly paused: boolean;
  readonly by: string;
  readonly byName: string;
  readonly at: string;
}

/** Returns who paused or resumed each job last, latest first. */
export async function pausesOf(pool: pg.Pool, most: number): Promise<readonly PauseRow[]> {
  const { rows } = await pool.query<PauseRow>(
    `select latest.job, latest.paused, by_id as by, by_name as "byName", at from jobs cross join lateral (
       select * from job_pauses where job = name order by number desc limit $1) latest
     order by latest.number desc`,
    [most],
  );
  return rows;
}

/** A run of a job, read from the history. */
export interface RunRow {
  readonly job: string;
  readonly number: number;
  readonly plannedFor: string;
  readonly askedBy: string | null;
  readonly askedByName: string | null;
  readonly process: string;
  readonly startedAt: string;
  readonly finishedAt: string | null;
  /** Null while it runs; 'lost' if its process died or stopped. */
  readonly outcome: 'done' | 'failed' | 'lost' | null;
  readonly result: JobResult | null;
  readonly error: string | null;
}

/** Returns the latest runs of every job, latest first. */
export async function runsOf(pool: pg.Pool, most: number): Promise<readonly RunRow[]> {
  const { rows } = await pool.query<RunRow>(
    `select latest.* from jobs cross join lateral (
       select job, number, planned_for as "plannedFor", asked_by as "askedBy",
         (select nick_name from row_staff where row_staff.id = asked_by) as "askedByName", process, started_at as "startedAt",
         finished_at as "finishedAt", outcome, result, error
       from job_runs where job = name order by number desc limit $1) latest
     order by latest.number desc`,
    [most],
  );
  return rows;
}
