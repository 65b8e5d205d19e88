import { rejudgeAll } from '#server/instruments/rejudging/rejudgeAll.ts';
import { streamsOf } from '#server/ledger/streams.ts';
import { longLog } from './longLog.ts';
import { print, round } from './measure.ts';
import type { Sizes } from './sizes.ts';

/**
 * Seconds to judge all history again, page by page from the database; compared with reading the same log, and its bare
 * rows.
 */
export async function rejudge(size: Sizes['rejudge']): Promise<void> {
  const { pool, events } = await longLog(size);
  const client = await pool.connect();
  try {
    const limit = await seconds(() => client.query('select count(*), max(length(data::text)) from events'));
    const reading = await seconds(async () => {
      for await (const stream of streamsOf(client)) void stream;
    });
    let cases = 0;
    const ours = await seconds(async () => {
      ({ cases } = await rejudgeAll(client));
    });
    print({
      name: 'rejudge',
      ours: round(ours),
      peer: round(reading),
      limit: round(limit),
      ratio: round(ours / reading),
      unit: 's',
      events,
      cases,
      peerName: 'reading the same log, judging nothing',
      limitName: 'the database reading every event once',
    });
  } finally {
    client.release();
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}
