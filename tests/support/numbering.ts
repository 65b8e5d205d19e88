import type pg from 'pg';
import { numberNext } from '#server/ledger/numbering.ts';
import { until } from './eventually.ts';
import { horizonPassed } from './horizon.ts';

/**
 * Numbers the whole log at once, as soon as no transaction blocks the numbering. A checkpoint in between would differ.
 */
export async function numberAll(pool: pg.Pool, at: string): Promise<void> {
  await horizonPassed(pool);
  await until(async () => {
    await numberNext(pool, at);
    const { rows } = await pool.query<{ missing: number }>(
      'select ((select count(*) from events) - (select count(*) from log_sequence))::integer as missing',
    );
    return rows[0]?.missing === 0;
  });
}
