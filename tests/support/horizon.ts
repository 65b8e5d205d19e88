import type pg from 'pg';
import { until } from './eventually.ts';

/**
 * Waits until no transaction older than an event is open. A transaction in another database of this PostgreSQL also
 * blocks readers of the log.
 */
export const horizonPassed = (pool: pg.Pool): Promise<void> =>
  until(async () => {
    const { rows } = await pool.query<{ passed: boolean }>(
      'select not exists (select from events where tx >= pg_snapshot_xmin(pg_current_snapshot())) as passed',
    );
    return rows[0]?.passed === true;
  });
