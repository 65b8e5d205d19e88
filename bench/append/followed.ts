import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

const LOOK_MS = 100;
const LONGEST_MS = 600_000;

/** Query whether all readers of the log have reached its end: the numbering, process mining and the auditor. */
const FOLLOWED = `
select (select count(*) from events) = (select coalesce(max(sequence), 0) from log_sequence)
  and (select number from practice_head) = (select coalesce(max(sequence), 0) from log_sequence)
  and (select max(position) from events) <= (select coalesce(max(position), 0) from audit_progress where name = 'log') as followed`;

/** Waits for work after the replies, so that the next measurement does not include it. */
export async function logIsFollowed(pool: pg.Pool): Promise<void> {
  const begin = performance.now();
  for (;;) {
    const { rows } = await pool.query<{ followed: boolean }>(FOLLOWED);
    if (rows[0]?.followed === true) return;
    if (performance.now() - begin > LONGEST_MS)
      throw new Error('The readers did not reach the end of the log in time.');
    await pause(LOOK_MS);
  }
}
