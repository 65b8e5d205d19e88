import { hostname } from 'node:os';
import type pg from 'pg';
import { system } from '#machines/kit/actor.ts';
import type { JobResult } from './jobs/job.ts';
import type { Batch } from './propose/command.ts';
import type { Proposer } from './propose/proposer.ts';

const POLL_MS = 1000;
const BATCH = 100;
const MOST_ERROR_CHARACTERS = 1000;

type Raising = Pick<Proposer, 'proposeWhile'>;

/** A deadline: an event that the system proposes unless the state is left before. */
export interface Due {
  readonly machine: string;
  readonly id: string;
  readonly event: string;
  /** UTC ISO instant. */
  readonly due_at: string;
}

/** Returns deadlines due by an instant (UTC ISO), earliest first. */
export async function dueBy(pool: pg.Pool, instant: string, limit: number): Promise<readonly Due[]> {
  const { rows } = await pool.query<Due>(
    'select machine, id, event, due_at from deadlines where due_at <= $1 order by due_at, machine, id limit $2',
    [instant, limit],
  );
  return rows;
}

/** Builds the system's proposal for a deadline. The key names the deadline, so several processes record it once. */
export function batchOf({ machine, id, event, due_at: dueAt }: Due, at: string): Batch {
  const key = `deadline ${machine}/${id} ${event} ${dueAt}`;
  const commands = [{ key, machine, id, event: { type: event } }];
  return { mode: 'each', dryRun: false, actor: system, at, cause: key, commands };
}

/** Deletes a deadline that was raised together with others; one that began anew meanwhile stays. */
export async function forget(pool: pg.Pool, { machine, id, event, due_at: dueAt }: Due): Promise<void> {
  await pool.query('delete from deadlines where machine = $1 and id = $2 and event = $3 and due_at = $4', [
    machine,
    id,
    event,
    dueAt,
  ]);
}

/**
 * Raises one deadline if it still runs. Its row is deleted in the transaction of its event, under the aggregate's
 * lock, which every transition takes too. A deadline that began anew meanwhile keeps its own time.
 */
export async function raise(proposer: Raising, due: Due, now: string): Promise<boolean> {
  const { machine, id, event, due_at: dueAt } = due;
  const verdicts = await proposer.proposeWhile(batchOf(due, now), async (client) => {
    await client.query('select 1 from streams where machine = $1 and id = $2 for update', [machine, id]);
    const { rowCount } = await client.query(
      'delete from deadlines where machine = $1 and id = $2 and event = $3 and due_at = $4',
      [machine, id, event, dueAt],
    );
    return rowCount === 1;
  });
  return verdicts?.[0]?.status === 'accepted';
}

/** Raises due deadlines and returns how many. A failed one is tried again at the next run and does not block others. */
export async function raiseDue(pool: pg.Pool, proposer: Raising, now: string): Promise<number> {
  const found = await dueBy(pool, now, BATCH);
  const failures: Error[] = [];
  for (const due of found) {
    try {
      await raise(proposer, due, now);
    } catch (cause) {
      failures.push(new Error(`${due.event} of ${due.machine}/${due.id} could not be raised`, { cause }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
  return found.length;
}

/** Name under which the raising of deadlines is listed among the jobs, paused and asked for. */
export const DEADLINES = 'deadlines';

/** Returns the time of the earliest deadline, as a UTC ISO instant; null if none runs. */
export async function nextDeadline(pool: pg.Pool): Promise<string | null> {
  const { rows } = await pool.query<{ due_at: string | null }>('select min(due_at) as due_at from deadlines');
  return rows[0]?.due_at ?? null;
}

/** Takes the request to raise deadlines now, if there is one; says whether they are to be raised at all. */
async function askedNow(pool: pg.Pool): Promise<{ readonly raises: boolean; readonly askedBy: string | null }> {
  const { rows } = await pool.query<{ paused: boolean; asked_by: string | null }>(
    'select paused, asked_by from jobs where name = $1',
    [DEADLINES],
  );
  const [row] = rows;
  if (!row || row.asked_by === null) return { raises: row?.paused !== true, askedBy: null };
  const { rowCount } = await pool.query('update jobs set asked_by = null where name = $1 and asked_by = $2', [
    DEADLINES,
    row.asked_by,
  ]);
  return { raises: rowCount === 1 || !row.paused, askedBy: rowCount === 1 ? row.asked_by : null };
}

/** Records a turn in which deadlines were raised or asked for, as a run of the job. */
async function record(
  pool: pg.Pool,
  {
    startedAt,
    askedBy,
    raised,
    error,
  }: { startedAt: string; askedBy: string | null; raised: number; error: string | null },
): Promise<void> {
  const result: JobResult | null = error === null ? { raised } : null;
  await pool.query(
    `with noted as (update jobs set last_run = $2::text, last_result = $3::jsonb, last_error = $4::text
       where name = $1::text)
     insert into job_runs (job, planned_for, asked_by, process, started_at, finished_at, outcome, result, error)
     select $1::text, $2::text, $5::text, $6::text, $2::text, $7::text,
       case when $4::text is null then 'done' else 'failed' end, $3::jsonb, $4::text`,
    [DEADLINES, startedAt, result, error, askedBy, `${hostname()}:${process.pid}`, new Date().toISOString()],
  );
}

/**
 * Raises what is due now, unless deadlines are paused; a request raises them also then. Turns that raised something,
 * failed or were asked for are recorded. Returns how many were raised.
 */
export async function raiseInTurn(pool: pg.Pool, proposer: Raising, clock: () => Date): Promise<number> {
  const { raises, askedBy } = await askedNow(pool);
  if (!raises) return 0;
  const startedAt = clock().toISOString();
  try {
    const raised = await raiseDue(pool, proposer, startedAt);
    if (raised > 0 || askedBy !== null) await record(pool, { startedAt, askedBy, raised, error: null });
    return raised;
  } catch (cause) {
    const error = cause instanceof Error ? cause.message : String(cause);
    await record(pool, { startedAt, askedBy, raised: 0, error: error.slice(0, MOST_ERROR_CHARACTERS) });
    throw cause;
  }
}

export interface DeadlineParts {
  readonly pool: pg.Pool;
  readonly proposer: Raising;
  readonly onTrouble: (error: unknown) => void;
  /** Returns whether this process knows what time it is. */
  readonly isClockRight: () => boolean;
  readonly clock?: () => Date;
}

/** Looks for due deadlines every second while the server runs. */
export function createDeadlines({ pool, proposer, onTrouble, isClockRight, clock = () => new Date() }: DeadlineParts) {
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;

  const poll = async (): Promise<void> => {
    let raised = 0;
    try {
      if (isClockRight()) raised = await raiseInTurn(pool, proposer, clock);
    } catch (error) {
      onTrouble(error);
    }
    if (!stopped) timer = setTimeout(() => void poll(), raised === BATCH ? 0 : POLL_MS).unref();
  };

  return {
    start: (): void => void poll(),
    stop: (): void => {
      stopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}
