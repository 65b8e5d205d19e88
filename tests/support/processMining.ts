import type pg from 'pg';
import { followNext } from '#server/instruments/processMining/follow.ts';
import { numberAll } from './numbering.ts';

/** Numbers the whole log and counts its transitions. */
export async function followAll(pool: pg.Pool): Promise<void> {
  await numberAll(pool, new Date().toISOString());
  while ((await followNext(pool)) > 0);
}
