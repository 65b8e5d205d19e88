import { loadDemonstration } from '#server/demo/demonstration.ts';
import { rejudgeAll } from '#server/ledger/rejudgeAll.ts';
import { streamsOf } from '#server/ledger/streams.ts';
import { print, round } from './measure.ts';
import { multiply } from './multiply.ts';
import { createBenchDatabase } from './world.ts';

const EVENTS = Number(process.env['BENCH_EVENTS'] ?? 1_000_000);

/** Seconds to judge all history again, read from the database page by page; beside reading the same log, and its bare rows. */
export async function rejudge(): Promise<void> {
  const { database, proposer, close } = await createBenchDatabase();
  try {
    await loadDemonstration(database.pool, proposer, new Date());
    const events = await multiply(database.pool, EVENTS);
    const client = await database.pool.connect();
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
        limitName: 'the database looking at every event once',
      });
    } finally {
      client.release();
    }
  } finally {
    await close();
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}
