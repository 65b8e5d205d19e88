import type pg from 'pg';

/** Numbers that only the database knows. */
export interface Counts {
  readonly unnumbered: number;
  readonly jobsOverdue: number;
  readonly jobsFailed: number;
  readonly deadlinesOverdue: number;
  readonly violationsOpen: number;
  readonly sessionsOpen: number;
  /** True if the last file of the log could not be archived. */
  readonly archiveFails: boolean;
}

/** Time after which work that is due is overdue, milliseconds. */
const GRACE_MS = 60_000;

/** Reads what only the database knows, in one question. */
export async function countsIn(pool: Pick<pg.Pool, 'query'>, now: Date): Promise<Counts> {
  const { rows } = await pool.query<Counts>({
    name: 'metrics',
    text: `select
      (select count(*)::int from events where position > coalesce(
         (select position from log_sequence order by sequence desc limit 1), 0)) as "unnumbered",
      (select count(*)::int from jobs where run is null and not paused and next_run < $1) as "jobsOverdue",
      (select count(*)::int from jobs where last_error is not null) as "jobsFailed",
      (select count(*)::int from deadlines where due_at < $1) as "deadlinesOverdue",
      (select count(*)::int from row_violation where state <> 'closed') as "violationsOpen",
      (select count(*)::int from sessions where revoked_at is null and expires_at > $2) as "sessionsOpen",
      (select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false)
         from pg_stat_archiver) as "archiveFails"`,
    values: [new Date(now.getTime() - GRACE_MS).toISOString(), now],
  });
  const [counts] = rows;
  if (!counts) throw new Error('The database counted nothing.');
  return counts;
}
