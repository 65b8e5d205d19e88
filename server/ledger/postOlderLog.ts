import type pg from 'pg';
import { aggregateTypes } from '#machines/aggregateTypes.ts';
import { postingMachines } from '#machines/postings/index.ts';
import { replayedWithPostings } from '#machines/postings/replayed.ts';
import { keepEntries } from '../store/entries.ts';
import { streamsOf } from './streams.ts';

/**
 * Posts a log that is older than the ledger, once. Does nothing if the ledger has lines or the log has nothing to
 * post.
 */
export async function postOlderLog(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    // A process that starts at the same time waits, and finds it done.
    await client.query('lock table ledger_entries in share row exclusive mode');
    const { rows } = await client.query<{ older: boolean }>(
      `select not exists (select from ledger_entries) and exists (select from streams where machine = any($1::text[])) as older`,
      [postingMachines],
    );
    if (rows[0]?.older === true)
      for await (const { machine, id, history } of streamsOf(client)) {
        const aggregateType = aggregateTypes[machine];
        if (!aggregateType || !postingMachines.includes(machine)) continue;
        const { posted } = replayedWithPostings(aggregateType, id, history);
        await keepEntries(
          client,
          posted.map((one) => ({ machine, id, ...one })),
        );
      }
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}
