import { Worker } from 'node:worker_threads';
import { createLimit } from './append/limit.ts';
import { createPeer } from './append/peer.ts';
import { inTurn, print, round } from './measure.ts';
import { createBenchWorld, createOrders, type BenchWorld } from './world.ts';

const LANES = 32;
const ROUND_MS = 4000;
const ROUNDS = 3;

/** Commands a second through HTTP, judged by the machine, beside the database's own limit for the same rows and Emmett. */
export async function append(): Promise<void> {
  const world = await createBenchWorld();
  try {
    const ids = await createOrders(world.proposer, 10_000);
    const limit = await createLimit(world.database, ids, LANES, ROUND_MS);
    const peer = await createPeer(world.database, LANES, ROUND_MS);
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
      limitName:
        'the same rows in one statement a transaction, 32 connections, in tables of the same kind that nothing follows',
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
