import type pg from 'pg';
import { loadDemonstration } from '#server/demo/demonstration.ts';
import { rejudgeAll } from '#server/ledger/rejudgeAll.ts';
import { streamsOf } from '#server/ledger/streams.ts';
import { print, round } from './measure.ts';
import { createBenchDatabase } from './world.ts';

const EVENTS = Number(process.env['BENCH_EVENTS'] ?? 1_000_000);

/** The cash of a courier is named after the person: under another name it would be somebody else's. */
const COPIED = `machine <> 'courierCash'`;

/** Seconds to judge all history again, read from the database page by page; beside reading the same log, and its bare rows. */
export async function rejudge(): Promise<void> {
  const { database, proposer, close } = await createBenchDatabase();
  try {
    await loadDemonstration(database.pool, proposer, new Date());
    const events = await multiply(database.pool);
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

/** The lives of the demonstration again and again under other names, until there are so many events; how many there are. */
async function multiply(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::integer as count from events where ${COPIED}`);
  const once = rows[0]?.count ?? 0;
  const times = Math.ceil(EVENTS / once);
  const { rows: found } = await pool.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_name = 'events' and column_name not in ('position', 'id', 'tx')`,
  );
  const names = found[0]?.names ?? '';
  await pool.query(
    `insert into events (id, ${names}) select id || ' ' || turn, ${names} from events, generate_series(2, $1) as turn
     where ${COPIED}`,
    [times],
  );
  await pool.query('analyze events');
  const { rows: all } = await pool.query<{ count: number }>('select count(*)::integer as count from events');
  return all[0]?.count ?? 0;
}
