import { readLastBackup } from '../backup/lastBackup.ts';
import type { Heartbeat } from '../database/heartbeat.ts';
import type { DatabasePool } from '../database/databasePool.ts';
import type { Standby } from '../database/standby/standby.ts';
import type { Follower } from '../live/follower.ts';
import type { Proposer } from '../propose/proposer.ts';
import { countsIn } from './counts.ts';
import type { Metrics } from './metrics.ts';

export interface MeasuredParts {
  readonly pool: DatabasePool;
  readonly heartbeat: Pick<Heartbeat, 'isAnswered' | 'clockAhead'>;
  readonly follower: Pick<Follower, 'position' | 'lag'>;
  readonly proposer: Pick<Proposer, 'load'>;
  readonly sockets: () => number;
  /** Directory of the embedded database; null for a PostgreSQL with backups of its own. */
  readonly backedUp: string | null;
  readonly clock: () => Date;
  /** Standby that reads are answered from; null without one. */
  readonly standby: Pick<Standby, 'state' | 'lag'> | null;
}

/** Returns a function that measures everything now; gauges of the database are NaN while it does not answer. */
export function createGauges({ gauge }: Metrics, parts: MeasuredParts): () => Promise<void> {
  const waiting = gauge('shweli_commands_waiting', 'Commands that wait for a transaction.');
  const transactions = gauge('shweli_transactions_running', 'Transactions of commands that run now.');
  const position = gauge('shweli_log_position', 'Position in the log that this process has passed on.');
  const lag = gauge('shweli_log_lag_events', 'Events of the log that this process has not passed on to its sockets.');
  const sockets = gauge('shweli_sockets', 'Open live sockets of this process.');
  const pool = gauge('shweli_pool_connections', 'Connections to the database, by state; requests that wait.', [
    'state',
  ]);
  const isUp = gauge('shweli_database_up', '1 while the database answers within three seconds, else 0.');
  const unnumbered = gauge('shweli_log_unnumbered_events', 'Events of the log that have no number yet.');
  const jobs = gauge('shweli_jobs', 'Jobs that should have run a minute ago, and whose last run failed.', ['state']);
  const deadlines = gauge('shweli_deadlines_overdue', 'Deadlines that should have been raised a minute ago.');
  const violations = gauge('shweli_violations_open', 'Contradictions between records that nobody has closed.');
  const sessions = gauge('shweli_sessions_open', 'Sessions of people that have not ended.');

  const clock = gauge('shweli_clock_ahead_seconds', 'Time by which this process is ahead of PostgreSQL.');
  const archive = gauge('shweli_archive_failing', '1 while PostgreSQL cannot archive its log, else 0.');
  const serves = gauge('shweli_standby_serving', '1 while the standby answers reads, else 0; NaN without one.');
  const lateness = gauge(
    'shweli_standby_lag_seconds',
    'Time since which the standby has not shown what the primary had.',
  );
  const missing = gauge(
    'shweli_standby_lag_bytes',
    'Bytes of its log that the primary has and the standby does not show.',
  );
  const backup = gauge(
    'shweli_last_backup_timestamp_seconds',
    'Time of the last backup that was proven; 0 without one, NaN with DATABASE_URL.',
  );

  return async () => {
    const load = parts.proposer.load();
    waiting.set(load.waiting);
    transactions.set(load.transactions);
    position.set(parts.follower.position());
    lag.set(parts.follower.lag());
    sockets.set(parts.sockets());
    pool.set({ state: 'idle' }, parts.pool.idleCount);
    pool.set({ state: 'used' }, parts.pool.totalCount - parts.pool.idleCount);
    pool.set({ state: 'waiting' }, parts.pool.waitingCount);
    const last = parts.backedUp === null ? null : await readLastBackup(parts.backedUp);
    backup.set(parts.backedUp === null ? NaN : Date.parse(last?.at ?? '1970-01-01T00:00:00Z') / 1000);
    const { standby } = parts;
    serves.set(standby ? Number(standby.state() === 'serving') : NaN);
    lateness.set(standby ? standby.lag().seconds : NaN);
    missing.set(standby ? standby.lag().bytes : NaN);
    isUp.set(parts.heartbeat.isAnswered() ? 1 : 0);
    const counts = parts.heartbeat.isAnswered() ? await countsIn(parts.pool, parts.clock()).catch(() => null) : null;
    unnumbered.set(counts?.unnumbered ?? NaN);
    jobs.set({ state: 'overdue' }, counts?.jobsOverdue ?? NaN);
    jobs.set({ state: 'failed' }, counts?.jobsFailed ?? NaN);
    deadlines.set(counts?.deadlinesOverdue ?? NaN);
    violations.set(counts?.violationsOpen ?? NaN);
    sessions.set(counts?.sessionsOpen ?? NaN);
    clock.set(parts.heartbeat.clockAhead());
    archive.set(counts ? Number(counts.archiveFails) : NaN);
  };
}
