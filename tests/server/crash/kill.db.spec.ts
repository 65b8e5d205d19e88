import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditOf } from '../../support/audit.ts';
import { SEED, seeded } from '#modelTesting/random.ts';
import { faultsOf } from './books.ts';
import { end, killPostmaster, start, startInVain, type Running } from './server.ts';
import { createCrashWorld, type CrashWorld } from './world.ts';
import { startWriters, type Sent, type Whereabouts } from './writers.ts';

/** Number of kills of the server; `npm run crash -- 1000` sets a longer campaign. */
const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 20);
const WRITERS = 32;
const SECONDS_A_ROUND = 12;

let world: CrashWorld;

beforeAll(async () => {
  world = await createCrashWorld(WRITERS);
}, 120_000);

afterAll(() => world.remove());

describe('one data directory', () => {
  test('serves one server: a second is refused at once, by a sentence that names the first', async () => {
    const first = await start(world.directory);
    try {
      const began = performance.now();
      const { code, said } = await startInVain(world.directory);
      expect(code).toBe(1);
      expect(said).toContain(`in use by another server (process ${first.child.pid}, port `);
      expect(said).toMatch(/Stop it first, or choose another DATA_DIR/);
      expect(performance.now() - began).toBeLessThan(5000);
      expect((await fetch(`${first.address}/api/health`)).status).toBe(200);
    } finally {
      await end(first, 'SIGTERM');
    }
  }, 60_000);
});

describe(`killed ${ROUNDS} times at random moments under ${WRITERS} writers`, () => {
  const random = seeded(SEED);
  const books: Sent[] = [];

  test(
    `it always comes back (SEED=${SEED})`,
    async () => {
      let running: Running = await start(world.directory);
      const where: Whereabouts = { address: running.address };
      const writers = startWriters(world.tokens, where, SEED + 1);
      const failed = writers.done.then(() => new Promise<never>(() => undefined));
      const survive = async (): Promise<void> => {
        for (let round = 0; round < ROUNDS && !writers.isOver(); round += 1) {
          const before = writers.acknowledged();
          while (writers.acknowledged() === before && !writers.isOver()) await pause(10);
          await pause(random() * 700);
          const kind = round % 4;
          if (kind === 3) {
            // PostgreSQL alone: the server answers 503 meanwhile and recovers by itself.
            killPostmaster(world.directory);
            continue;
          }
          if (kind === 2) killPostmaster(world.directory);
          await end(running, 'SIGKILL');
          running = await start(world.directory);
          where.address = running.address;
        }
        await pause(500);
      };
      try {
        await Promise.race([survive(), failed]);
        writers.stop();
        books.push(...(await writers.done).flat());
      } finally {
        writers.stop();
        await end(running, 'SIGTERM');
      }
      expect(books.length).toBeGreaterThan(ROUNDS * 4);
      expect(books.filter(({ tries }) => tries > 1).length).toBeGreaterThan(ROUNDS / 2);
    },
    ROUNDS * SECONDS_A_ROUND * 1000 + 30_000,
  );

  test('nothing acknowledged is lost, nothing doubled, and every aggregate is what its events say', async () => {
    const database = await world.open();
    const { pool } = database;
    try {
      expect(await faultsOf(pool, books)).toEqual([]);
      expect(books.filter(({ told }) => told.events.length > 0).length).toBeGreaterThan(books.length / 2);
      expect(await auditOf(pool)).toEqual([]);
      const resent = books.filter(({ told }) => told.status === 'duplicate').length;
      console.log(
        `${ROUNDS} kills, ${books.length} commands acknowledged, ${resent} of them committed before a crash hid it`,
      );
    } finally {
      await database.close();
    }
  }, 120_000);
});
