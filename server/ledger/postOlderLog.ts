import type pg from 'pg';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { postingMachines } from '#machines/postings/index.ts';
import { replayedWithPostings } from '#machines/postings/replayed.ts';
import { keepEntries } from '../store/entries.ts';
import { streamsOf } from './streams.ts';

/**
 * Posts a log that is older than the ledger, once. Does nothing if the ledger has lines or the log has nothing to
 * post. `onBegin` hears how many records are posted.
 */
export async function postOlderLog(pool: pg.Pool, onBegin: (records: number) => void = () => undefined): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    // A process that starts at the same time waits, and finds it done.
    await client.query('lock table ledger_entries in share row exclusive mode');
    const { rows } = await client.query<{ records: number }>(
      `select case when exists (select from ledger_entries) then 0
         else (select count(*) from streams where machine = any($1::text[])) end::int as records`,
      [postingMachines],
    );
    const { records = 0 } = rows[0] ?? {};
    if (records > 0) {
      onBegin(records);
      for await (const { machine, id, history } of streamsOf(client)) {
        const aggregateType = aggregateTypes[machine];
        if (!aggregateType || !postingMachines.includes(machine)) continue;
        const { posted } = replayedWithPostings(aggregateType, id, history);
        await keepEntries(
          client,
          posted.map((one) => ({ machine, id, ...one })),
        );
      }
    }
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}
