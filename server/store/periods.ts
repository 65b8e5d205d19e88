import type pg from 'pg';
import { localDay } from '#machines/time/calendar.ts';
import type { Writing } from './writing.ts';

/** Arbitrary number of the advisory lock: a period closes while nothing is posted into an earlier month. */
const ADVISORY_LOCK = 7_494_371;

/**
 * Orders the closing of a period and postings into earlier months, so that each sees the other. Postings into the
 * present month, which cannot be closed, take no lock.
 */
export async function holdPeriods(
  client: pg.ClientBase,
  { at, events, posted }: Pick<Writing, 'at' | 'events' | 'posted'>,
): Promise<void> {
  const month = localDay(at).slice(0, 7);
  if (events.some(({ type }) => type === 'period.closed'))
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
  else if (posted.some(({ day }) => day.slice(0, 7) < month))
    await client.query('select pg_advisory_xact_lock_shared($1)', [ADVISORY_LOCK]);
}
