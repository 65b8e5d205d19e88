import type pg from 'pg';
import { followAgain } from '#server/instruments/processMining/followAgain.ts';
import { rebuild } from '#server/ledger/rebuild.ts';

/** Rebuilds everything derived from the log and commits; returns the differences. */
export async function rebuilt(pool: pg.Pool) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { differences } = await rebuild(client, [followAgain]);
    await client.query('commit');
    return differences;
  } finally {
    client.release();
  }
}
