import type pg from 'pg';
import { allModels } from '../../store/models.ts';
import type { Rejudgement } from './rejudgeAll.ts';
import type { Wanted } from './messages.ts';

export type RunOutcome = 'done' | 'cancelled' | 'failed' | 'interrupted';

/** A stored run, without its result. */
export interface RunRow extends Wanted {
  readonly number: number;
  readonly askedBy: string;
  readonly askedByName: string;
  readonly startedAt: string;
  readonly finishedAt: string | null;
  /** Outcome; null while it runs. */
  readonly outcome: RunOutcome | null;
  readonly total: number;
  readonly done: number;
  readonly error: string | null;
}

/** A run with its machines and its result; null until it is done. */
export interface WholeRun extends RunRow {
  /** Hash by machine. */
  readonly heads: Readonly<Record<string, string>>;
  readonly treeSize: number | null;
  readonly treeRoot: string | null;
  readonly result: Rejudgement | null;
}

export interface Requester {
  readonly id: string;
  readonly name: string;
}

/** The first key of our advisory locks. */
const LOCKS = 5_140;

const COLUMNS = `number, asked_by as "askedBy", asked_by_name as "askedByName", machine, first_day as "firstDay",
  last_day as "lastDay", limits, started_at as "startedAt", finished_at as "finishedAt", outcome,
  events_total as total, events_done as done, error`;

/** Takes the exclusive lock of a run, for the lifetime of the connection; returns false if another process has it. */
export async function takeLock(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, 1) as taken', [LOCKS]);
  return rows[0]?.taken === true;
}

const END_INTERRUPTED = `update rejudgements set outcome = 'interrupted', finished_at = $1 where outcome is null`;

/** Ends interrupted runs, for the holder of the lock: no other run can be active. */
export const endInterrupted = (client: pg.ClientBase, now: string): Promise<unknown> =>
  client.query(END_INTERRUPTED, [now]);

/** Records the beginning of a run and its machines; returns its number. */
export async function beginRun(client: pg.ClientBase, wanted: Wanted, asker: Requester, now: string): Promise<number> {
  const heads = Object.fromEntries(allModels().map(({ machine, hash }) => [machine, hash]));
  const { rows } = await client.query<{ number: number }>(
    `insert into rejudgements (asked_by, asked_by_name, machine, first_day, last_day, limits, started_at, heads, tree_size, tree_root)
     select $1, $2, $3, $4, $5, $6::jsonb, $7, $8::jsonb, head.sequence, encode(head.root, 'hex')
     from (select 1) one left join lateral (select sequence, root from signed_checkpoints order by sequence desc limit 1) head on true
     returning number`,
    [asker.id, asker.name, wanted.machine, wanted.firstDay, wanted.lastDay, wanted.limits, now, heads],
  );
  return rows[0]?.number ?? 0;
}

/** Records the progress of a run; returns whether somebody cancelled it. */
export async function recordProgress(
  client: pg.ClientBase,
  number: number,
  done: number,
  total: number,
): Promise<boolean> {
  const { rows } = await client.query<{ wanted: boolean }>(
    'update rejudgements set events_done = $2, events_total = $3 where number = $1 returning cancel_asked as wanted',
    [number, done, total],
  );
  return rows[0]?.wanted === true;
}

/** Result of a run. */
export type Ending =
  | { readonly outcome: 'done'; readonly result: Rejudgement }
  | { readonly outcome: 'failed'; readonly error: string }
  | { readonly outcome: 'cancelled' | 'interrupted' };

/** Records the end of a run and releases its lock at once, so that the next may begin. */
export async function endRun(client: pg.ClientBase, number: number, ending: Ending, now: string): Promise<void> {
  const result = ending.outcome === 'done' ? ending.result : null;
  const error = ending.outcome === 'failed' ? ending.error : null;
  await client.query(
    `with ended as (
       update rejudgements set outcome = $2, finished_at = $3, result = $4::jsonb, error = $5,
         events_done = coalesce(($4::jsonb ->> 'events')::bigint, events_done) where number = $1 and outcome is null returning number)
     select pg_advisory_unlock($6, 1) from (select count(*) from ended) counted`,
    [number, ending.outcome, now, result && JSON.stringify(result), error, LOCKS],
  );
}

/** Cancels a run; returns false if it is not active. */
export async function requestEnd(pool: pg.Pool, number: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    'update rejudgements set cancel_asked = true where number = $1 and outcome is null',
    [number],
  );
  return rowCount === 1;
}

/** Marks a run whose process is gone as interrupted, because nobody holds its lock. */
async function markInterrupted(pool: pg.Pool, now: string): Promise<void> {
  await pool.query(
    `with free as materialized (
       select pg_try_advisory_xact_lock(${LOCKS}, 1) as is_free
       where exists (select from rejudgements where outcome is null))
     update rejudgements set outcome = 'interrupted', finished_at = $1
     where outcome is null and (select is_free from free)`,
    [now],
  );
}

/** Returns the latest runs, latest first. */
export async function runsIn(pool: pg.Pool, most: number, now: string): Promise<readonly RunRow[]> {
  await markInterrupted(pool, now);
  const { rows } = await pool.query<RunRow>(`select ${COLUMNS} from rejudgements order by number desc limit $1`, [
    most,
  ]);
  return rows;
}

/** Returns a run by its number; null if there is none. */
export async function runIn(pool: pg.Pool, number: number, now: string): Promise<WholeRun | null> {
  await markInterrupted(pool, now);
  const { rows } = await pool.query<WholeRun>(
    `select ${COLUMNS}, heads, tree_size as "treeSize", tree_root as "treeRoot", result from rejudgements where number = $1`,
    [number],
  );
  return rows[0] ?? null;
}
