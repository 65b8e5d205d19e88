import type pg from 'pg';
import { followNext } from '#server/instruments/processMining/follow.ts';
import { numberAll } from './numbering.ts';

/** Numbers the whole log and brings the process mining up to date. */
export async function followAll(pool: pg.Pool): Promise<void> {
  await numberAll(pool, new Date().toISOString());
  while ((await followNext(pool)) > 0);
}
