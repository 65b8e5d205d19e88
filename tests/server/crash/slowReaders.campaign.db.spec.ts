import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { system } from '#machines/kit/actor.ts';
import type { Database } from '#server/database/open.ts';
import { createProposer } from '#server/propose/proposer.ts';
import { createSerials } from '#server/store/serials.ts';
import { created } from '../../support/orders.ts';
import { knock, type Listener } from '../live/wire.ts';
import { beginSessions } from './crowd.ts';
import { end, start, type Running } from './server.ts';
import { openSlowSocket, type SlowSocket } from './slowSocket.ts';
import { createCrashWorld, type CrashWorld } from './world.ts';

const isCampaign = process.env['CRASH_ROUNDS'] !== undefined;
const STALLED = 50;
const SLOW = 50;
const BYTES_PER_SECOND = 1024;
const BATCH = 100;
/** Bytes that each socket is sent: more than the buffers of the kernel hold, so that the server's own would fill. */
const SENT_BYTES = isCampaign ? 30e6 : 12e6;
const SHARE = 0.99;
const QUIET_BATCHES = isCampaign ? 150 : 30;
/** Growth of the server's memory that all slow readers together may cost. */
const MOST_GROWTH_BYTES = 100e6;
/** Most that slow readers may cost a healthy one, against as many that keep up. Only the campaign, which has a machine to itself, measures it. */
const MOST_DELAY = isCampaign ? 1.2 : Infinity;

let world: CrashWorld;
let database: Database;
let running: Running;
let staff: string;
let tokens: string[];
const slow: SlowSocket[] = [];

beforeAll(async () => {
  world = await createCrashWorld(7);
  database = await world.open();
  const { rows } = await database.pool.query<{ id: string }>(`select id from row_staff where username = 'admin'`);
  staff = rows[0]?.id ?? '';
  tokens = await beginSessions(database.pool, [staff], STALLED + SLOW + 1);
  running = await start(world.directory, database.url);
});
afterAll(async () => {
  for (const socket of slow) socket.end();
  await end(running, 'SIGTERM');
  await database.close();
  await world.remove();
});

/** Memory of the server's process, bytes. */
const memory = (): number => {
  const status = readFileSync(`/proc/${running.child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
};

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;

const timesOf = (times: readonly number[]): string =>
  [0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed()).join(' / ');

test(
  `R11: ${STALLED} readers that stall and ${SLOW} that take a kilobyte a second are cut, and cost the others nothing`,
  { timeout: 600_000 },
  async () => {
    const proposer = createProposer(database.pool, createSerials(database.pool));
    const healthy = await knock(`${running.address.replace('http', 'ws')}/webSocket/healthy-${staff}`, {
      authorization: tokens.at(-1) ?? '',
    });
    if (!(healthy instanceof Object)) throw new Error(`Refused: ${healthy}`);
    let received = 0;
    const listen = (listener: Listener): void =>
      void listener.socket.on('message', (data: Buffer) => (received += data.length));
    listen(healthy);

    /** Creates orders; returns after how many milliseconds the healthy reader has heard of the last. */
    const told = async (): Promise<number> => {
      const commands = Array.from({ length: BATCH }, () => ({
        key: crypto.randomUUID(),
        ...created({ remark: 'x'.repeat(400) }),
      }));
      const at = new Date().toISOString();
      const actor = { ...system, branch: 'YGN' };
      const verdicts = await proposer.propose({ mode: 'each', dryRun: false, actor, at, commands });
      const began = performance.now();
      await healthy.hears(verdicts.at(-1)?.id ?? '', 'order.created');
      healthy.texts.length = 0;
      return performance.now() - began;
    };

    const quietly = async (): Promise<number[]> => {
      const times: number[] = [];
      while (times.length < QUIET_BATCHES) times.push(await told());
      return times;
    };
    const alone = await quietly();
    const quick: SlowSocket[] = [];
    for (const token of tokens.slice(0, -1)) quick.push(await openSlowSocket(running.address, staff, token, Infinity));
    const besideQuick = await quietly();
    for (const socket of quick) socket.end();
    for (const [index, token] of tokens.slice(0, -1).entries())
      slow.push(await openSlowSocket(running.address, staff, token, index < STALLED ? 0 : BYTES_PER_SECOND));
    const before = memory();
    const beside: number[] = [];
    let most = before;
    received = 0;
    while (received < SENT_BYTES) {
      beside.push(await told());
      most = Math.max(most, memory());
    }
    console.log(
      `${(received / 1e6).toFixed()} MB each: memory grew by ${((most - before) / 1e6).toFixed()} MB; the healthy reader ` +
        `heard after ${timesOf(alone)} ms (p50 / p95 / p99) alone, ${timesOf(besideQuick)} ms beside as many that keep ` +
        `up, ${timesOf(beside)} ms beside the slow ones`,
    );
    await Promise.all(slow.map(({ readToEnd }) => readToEnd()));
    expect(most - before).toBeLessThan(MOST_GROWTH_BYTES);
    expect(quantile(beside, SHARE)).toBeLessThan(quantile(besideQuick, SHARE) * MOST_DELAY);
    healthy.socket.terminate();
  },
);
