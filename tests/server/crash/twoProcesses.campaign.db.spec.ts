import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEED } from '#modelTesting/random.ts';
import type { Database } from '#server/database/open.ts';
import { auditOf } from '../../support/audit.ts';
import { startBalancer, type Balancer } from './balancer.ts';
import { faultsOf } from './books.ts';
import { end, start, type Running } from './server.ts';
import { createCrashWorld, type CrashWorld } from './world.ts';
import { startWriters } from './writers.ts';

/** Kills of one of the two; `npm run crash -- 1000` sets a longer campaign. */
const ROUNDS = Math.min(100, Number(process.env['CRASH_ROUNDS'] ?? 4));
const WRITERS = 14;
/** Commands that the other process must acknowledge while one is dead. */
const MEANWHILE = 20;

let world: CrashWorld;
let database: Database;
let keys: string;
let servers: Running[] = [];
let balancer: Balancer;

beforeAll(async () => {
  world = await createCrashWorld(WRITERS);
  database = await world.open();
  keys = await mkdtemp(join(tmpdir(), 'shweli-keys-'));
  servers = [await start(keys, database.url), await start(keys, database.url)];
  balancer = await startBalancer(servers.map(({ address }) => address));
});
afterAll(async () => {
  await balancer.close();
  await Promise.all(servers.map((server) => end(server, 'SIGTERM')));
  await database.close();
  await world.remove();
  await rm(keys, { recursive: true, force: true });
});

test(
  `two processes behind a balancer: while one is killed under load the other goes on, and nothing acknowledged is lost (SEED=${SEED})`,
  async () => {
    const writers = startWriters(world.tokens, balancer, SEED + 1);
    const more = async (count: number): Promise<void> => {
      const before = writers.acknowledged();
      while (writers.acknowledged() < before + count) await Promise.race([pause(10), writers.done]);
    };
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        const place = round % 2;
        const victim = servers[place];
        if (!victim) throw new Error('No server to kill');
        await more(MEANWHILE);
        await end(victim, 'SIGKILL');
        await more(MEANWHILE);
        const again = await start(keys, database.url);
        servers[place] = again;
        balancer.targets[place] = again.address;
      }
      await more(MEANWHILE);
    } finally {
      writers.stop();
    }
    const books = (await writers.done).flat();
    expect(Math.min(...balancer.taken)).toBeGreaterThan(1);
    expect(books.some(({ tries }) => tries > 1)).toBe(true);
    expect(await faultsOf(database.pool, books)).toEqual([]);
    expect(await auditOf(database.pool)).toEqual([]);
    console.log(`${ROUNDS} kills, ${books.length} commands acknowledged by two processes`);
  },
  300_000 + ROUNDS * 20_000,
);
