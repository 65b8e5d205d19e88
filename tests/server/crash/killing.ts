import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SEED, seeded } from '#modelTesting/random.ts';
import { auditOf } from '../../support/audit.ts';
import { faultsOf } from './books.ts';
import { end, killPostmaster, start, type Running } from './server.ts';
import { createCrashWorld, type CrashWorld } from './world.ts';
import { startWriters, type Sent, type Whereabouts } from './writers.ts';

/** Processes that a kill takes: Node, both, or PostgreSQL alone; then the server answers 503 and recovers by itself. */
type Victim = 'server' | 'both' | 'postgres';

/** Number of kills and writers, and the victims in turn. */
export interface Killing {
  readonly rounds: number;
  readonly writers: number;
  readonly victims: readonly Victim[];
}

let world: CrashWorld;
const books: Sent[] = [];

/** Kills the server at random moments under writers; stops once it has come back each time. */
async function survive({ rounds, victims }: Killing): Promise<void> {
  const random = seeded(SEED);
  let running: Running = await start(world.directory);
  const where: Whereabouts = { address: running.address };
  const writers = startWriters(world.tokens, where, SEED + 1);
  const failed = writers.done.then(() => new Promise<never>(() => undefined));
  const kills = async (): Promise<void> => {
    for (let round = 0; round < rounds && !writers.isOver(); round += 1) {
      const before = writers.acknowledged();
      while (writers.acknowledged() === before && !writers.isOver()) await pause(10);
      await pause(random() * 700);
      const victim = victims[round % victims.length];
      if (victim !== 'server') killPostmaster(world.directory);
      if (victim === 'postgres') continue;
      await end(running, 'SIGKILL');
      running = await start(world.directory);
      where.address = running.address;
    }
    await pause(500);
  };
  try {
    await Promise.race([kills(), failed]);
    writers.stop();
    books.push(...(await writers.done).flat());
  } finally {
    writers.stop();
    await end(running, 'SIGTERM');
  }
}

/** Declares the tests of a server that is killed: it comes back, and its log is whole. */
export function killing(killed: Killing): void {
  const { rounds, writers } = killed;
  beforeAll(async () => {
    world = await createCrashWorld(writers);
  });
  afterAll(() => world.remove());

  describe(`killed ${rounds} times at random moments under ${writers} writers`, () => {
    test(
      `a server killed at random moments under writers always comes back (SEED=${SEED})`,
      { timeout: 300_000 + rounds * 12_000 },
      async () => {
        await survive(killed);
        expect(books.length).toBeGreaterThan(rounds * 4);
        expect(books.filter(({ tries }) => tries > 1).length).toBeGreaterThan(rounds / 2);
      },
    );

    test('a server killed under writers loses nothing acknowledged, doubles nothing, and every aggregate is what its events say', async () => {
      const database = await world.open();
      const { pool } = database;
      try {
        expect(await faultsOf(pool, books)).toEqual([]);
        expect(books.filter(({ told }) => told.events.length > 0).length).toBeGreaterThan(books.length / 2);
        expect(await auditOf(pool)).toEqual([]);
        const resent = books.filter(({ told }) => told.status === 'duplicate').length;
        console.log(
          `${rounds} kills, ${books.length} commands acknowledged, ${resent} of them committed before a crash hid it`,
        );
      } finally {
        await database.close();
      }
    });
  });
}
