import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SEED, seeded } from '#modelTesting/random.ts';
import type { Database } from '#server/database/open.ts';
import { auditOf } from '../../support/audit.ts';
import { openDatabaseLine, type DatabaseLine } from '../../support/databaseLine.ts';
import { faultsOf } from './books.ts';
import { end, start, type Running } from './server.ts';
import { createCrashWorld, type CrashWorld } from './world.ts';
import { startWriters, type Answer, type Sent } from './writers.ts';

const WRITERS = 14;
/** Time of each trouble; `npm run crash` takes a minute. */
const TROUBLE_MS = process.env['CRASH_ROUNDS'] === undefined ? 8000 : 60_000;
/** Time within which a call is answered, and after which work goes on. */
const LIMIT_MS = 5000;
const RESET_EVERY_MS = 100;

let world: CrashWorld;
let database: Database;
let line: DatabaseLine;
let keys: string;
let running: Running;
const books: Sent[] = [];

beforeAll(async () => {
  world = await createCrashWorld(WRITERS);
  database = await world.open();
  line = await openDatabaseLine(database.url);
  keys = await mkdtemp(join(tmpdir(), 'shweli-keys-'));
  running = await start(keys, line.url);
});
afterAll(async () => {
  await end(running, 'SIGTERM');
  await line.close();
  await database.close();
  await world.remove();
  await rm(keys, { recursive: true, force: true });
});

interface Outcome {
  readonly refused: number;
  readonly slowestMs: number;
  readonly healedMs: number;
}

/** Lets writers work while the line is in trouble, and until each of them works again. */
async function suffer(name: string, trouble: () => Promise<void>): Promise<Outcome> {
  let during: (Answer | null)[] = [];
  const writers = startWriters(world.tokens, { address: running.address }, SEED, (answer) => during.push(answer));
  const more = async (count: number): Promise<void> => {
    const before = writers.acknowledged();
    while (writers.acknowledged() < before + count) await Promise.race([pause(5), writers.done]);
  };
  try {
    await more(100);
    during = [];
    await trouble();
    const ended = performance.now();
    const answers = during;
    await more(WRITERS);
    const healedMs = performance.now() - ended;
    writers.stop();
    books.push(...(await writers.done).flat());
    const slowestMs = Math.max(...during.map((answer) => answer?.took ?? Infinity));
    const refused = answers.filter((answer) => answer?.status === 503).length;
    console.log(
      `${name}: ${refused} of ${answers.length} refused, slowest answer ${slowestMs.toFixed()} ms, work again after ${healedMs.toFixed()} ms`,
    );
    return { refused, slowestMs, healedMs };
  } finally {
    writers.stop();
  }
}

const isQuick = ({ slowestMs, healedMs }: Outcome): boolean => Math.max(slowestMs, healedMs) < LIMIT_MS;

describe('R06: the line to PostgreSQL', () => {
  test('when the line to PostgreSQL is cut amid commits, a caller is told to try again, and gets the verdict that was kept', async () => {
    const random = seeded(SEED);
    const cuts = { before: 0, after: 0 };
    const outcome = await suffer('cut in commits', async () => {
      line.cutCommits = () => {
        if (random() > 0.4) return null;
        const where = random() < 0.5 ? 'before' : 'after';
        cuts[where] += 1;
        return where;
      };
      await pause(TROUBLE_MS);
      line.cutCommits = () => null;
    });
    expect(Math.min(cuts.before, cuts.after)).toBeGreaterThan(5);
    expect(outcome.refused).toBeGreaterThan(5);
    expect(books.filter(({ told }) => told.status === 'duplicate').length).toBeGreaterThan(5);
    expect(outcome).toSatisfy(isQuick);
  });

  test('when the line to PostgreSQL forgets every open connection, all of them are given up, and new ones work', async () => {
    const outcome = await suffer('forgotten', async () => {
      expect(line.forget(() => true)).toBeGreaterThan(1);
      await pause(TROUBLE_MS);
    });
    expect(outcome).toSatisfy(isQuick);
  });

  test('when the line to PostgreSQL forgets the connections of requests alone, these are given up too', async () => {
    const outcome = await suffer('forgotten for requests', async () => {
      expect(line.forget((name) => name === 'shweli')).toBeGreaterThan(1);
      await pause(TROUBLE_MS);
    });
    expect(outcome).toSatisfy(isQuick);
  });

  test('under a line to PostgreSQL that is reset again and again, calls are answered, and work goes on', async () => {
    const outcome = await suffer('reset', async () => {
      const until = performance.now() + TROUBLE_MS;
      while (performance.now() < until) {
        line.reset();
        await pause(RESET_EVERY_MS);
      }
    });
    expect(outcome).toSatisfy(isQuick);
  });

  test('under a line to PostgreSQL slow by two seconds a statement, callers give up, and all is quick again at once', async () => {
    const { healedMs } = await suffer('two seconds late', async () => {
      line.lateMs = 1000;
      await pause(TROUBLE_MS);
      line.lateMs = 0;
    });
    expect(healedMs).toBeLessThan(LIMIT_MS);
  });

  test('after all troubles of the line to PostgreSQL nothing acknowledged is lost, nothing doubled, nothing written in part', async () => {
    expect(books.length).toBeGreaterThan(100);
    expect(await faultsOf(database.pool, books)).toEqual([]);
    expect(await auditOf(database.pool)).toEqual([]);
  });
});
