import type pg from 'pg';
import { vi } from 'vitest';
import { numberNext } from '#server/ledger/numbering.ts';

/** Numbers all of the log: a transaction open in another database of this PostgreSQL holds numbering up for a while. */
export const numberAll = (pool: pg.Pool, at: string): Promise<boolean> =>
  vi.waitUntil(
    async () => {
      await numberNext(pool, at);
      const { rows } = await pool.query<{ missing: number }>(
        'select ((select count(*) from events) - (select count(*) from log_sequence))::integer as missing',
      );
      return rows[0]?.missing === 0;
    },
    { timeout: 60_000, interval: 20 },
  );
