import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import { createPool, withDatabaseName } from '#server/database/pool.ts';
import { inTurn, perSecond, print, round } from './measure.ts';
import { createBenchWorld, createOrders, type BenchWorld } from './world.ts';

const LANES = 32;
const ROUND_MS = 4000;
const ROUNDS = 3;

/** Commands a second through HTTP, judged by the machine, beside the database's own limit for the same rows and Emmett. */
export async function append(): Promise<void> {
  const world = await createBenchWorld();
  try {
    const ids = await createOrders(world.proposer, 2000);
    const limit = await createLimit(world, ids);
    const peer = await createPeer(world);
    const rates = await inTurn(ROUNDS, { ours: () => ours(world, ids), limit: limit.run, peer: peer.run });
    await limit.close();
    await peer.close();
    const { ours: commands = 0, limit: most = 0, peer: theirs = 0 } = rates;
    print({
      name: 'append',
      ours: round(commands),
      peer: round(theirs),
      limit: round(most),
      ratio: round(commands / most),
      unit: 'commands/s',
      callers: LANES,
      peerName: 'Emmett 0.42 on the same PostgreSQL',
      limitName: 'the same rows in one statement a transaction, 32 connections',
      overPeer: round(commands / theirs),
    });
  } finally {
    await world.close();
  }
}

const ours = ({ address, authorization }: BenchWorld, ids: readonly string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const workerData = { address, authorization, lanes: LANES, milliseconds: ROUND_MS, ids };
    const worker = new Worker(new URL('./poster.worker.ts', import.meta.url), { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/** The rows that one command of ours writes, taken from one it wrote, as a single prepared statement. */
async function createLimit({ database }: BenchWorld, ids: readonly string[]) {
  const { pool } = database;
  const { rows } = await pool.query<{
    event: Record<string, unknown>;
    stream: Record<string, unknown>;
    row: Record<string, unknown>;
  }>(
    `select to_jsonb(e) as event, to_jsonb(s) as stream, to_jsonb(r) as row from events e
     join streams s using (machine, id) join row_order r using (id) where e.type = 'order.created' limit 1`,
  );
  const sample = rows[0];
  if (!sample) throw new Error('no order to take a sample from');
  const { event, stream, row } = sample;
  const connections = createPool(database.url, LANES);
  let version = 1_000_000;
  const text = `with e as (
      insert into events (machine, id, version, type, operation, data, known, from_state, to_state, changes, actor_id, actor, branch,
        recorded_at, occurred_at, machine_version, machine_hash, correlation, prev_hash, hash)
      values ('order', $1, $2, 'order.workOrderRaised', 21, $3, '{}', 'pendingAcceptance', 'pendingAcceptance', '{}', 'STF000001', $4, 'YGN',
        $5, $5, 1, $6, $7, $6, $6)),
    s as (update streams set version = version, states = $8, remembered = '{}', context = $9, head_hash = $6 where machine = 'order' and id = $1),
    r as (update row_order set version = version, row = $10 where id = $1)
    insert into commands (key, body_hash, verdict, at) values ($7, $6, $11, $5)`;
  const verdict = JSON.stringify({
    key: randomUUID(),
    machine: 'order',
    id: ids[0],
    status: 'accepted',
    state: stream['states'],
    events: [{}],
  });
  const run = () =>
    perSecond(LANES, ROUND_MS, async () => {
      version += 1;
      await connections.query({
        name: 'limit',
        text,
        values: [
          ids[version % ids.length],
          version,
          JSON.stringify({ question: '101', remark: 'Where is the parcel?' }),
          JSON.stringify(event['actor']),
          new Date().toISOString(),
          event['hash'],
          randomUUID(),
          JSON.stringify(stream['states']),
          JSON.stringify(stream['context']),
          JSON.stringify(row['row']),
          verdict,
        ],
      });
      return 1;
    });
  return { run, close: () => connections.end() };
}

/** Emmett appends the same payload to as many streams, reading the stream first as its command handler does. */
async function createPeer({ database }: BenchWorld) {
  const maintenance = new pg.Client({ connectionString: database.url });
  await maintenance.connect();
  await maintenance.query('create database emmett');
  await maintenance.end();
  const store = getPostgreSQLEventStore(withDatabaseName(database.url, 'emmett'));
  let next = 0;
  const run = () =>
    perSecond(LANES, ROUND_MS, async (lane) => {
      next += 1;
      const name = `order-${lane}-${next % 60}`;
      const { currentStreamVersion } = await store.readStream(name);
      await store.appendToStream(
        name,
        [{ type: 'order.workOrderRaised', data: { question: '101', remark: 'Where is the parcel?' } }],
        { expectedStreamVersion: currentStreamVersion },
      );
      return 1;
    });
  await store.appendToStream('warm-up', [{ type: 'order.created', data: {} }]);
  return { run, close: () => store.close() };
}
