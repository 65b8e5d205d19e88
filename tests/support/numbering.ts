import type pg from 'pg';
import { vi } from 'vitest';
import { numberNext } from '#server/ledger/numbering.ts';
import { horizonPassed } from './horizon.ts';

/** Numbers all of the log in one go, as soon as nothing holds numbering up: a checkpoint in between would be another one. */
export async function numberAll(pool: pg.Pool, at: string): Promise<void> {
  await horizonPassed(pool);
  await vi.waitUntil(
    async () => {
      await numberNext(pool, at);
      const { rows } = await pool.query<{ missing: number }>(
        'select ((select count(*) from events) - (select count(*) from log_sequence))::integer as missing',
      );
      return rows[0]?.missing === 0;
    },
    { timeout: 60_000, interval: 20 },
  );
}
