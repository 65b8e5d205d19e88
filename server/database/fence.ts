import type pg from 'pg';

/** Highest timeline of PostgreSQL that sessions were on; a promotion begins a higher one. */
export interface Timeline {
  timeline: number;
}

/** Present timeline as an expression; 0 for a standby. */
export const TIMELINE = `case when pg_is_in_recovery() then 0
    else ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int end`;

const FENCE = `
select timeline, set_config('default_transaction_read_only',
    case when timeline < $1 then 'on' else current_setting('default_transaction_read_only') end, false)
from (select ${TIMELINE} as timeline) as present`;

/**
 * Keeps a new session from writing on a timeline that another one has left: a primary that comes back after a standby was
 * promoted. Sessions of a PostgreSQL that tells no timeline stay as they are.
 */
export async function fence(client: pg.ClientBase, known: Timeline): Promise<void> {
  const found = await client.query<{ timeline: number }>(FENCE, [known.timeline]).catch(() => null);
  known.timeline = Math.max(known.timeline, found?.rows[0]?.timeline ?? 0);
}
