import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase, type Database } from '#server/database/open.ts';
import { loadMasterData } from '#server/demo/masterData.ts';
import { createProposer } from '#server/propose/proposer.ts';
import { createSerials } from '#server/store/serials.ts';
import { auditOf } from '../../support/audit.ts';
import { SEED, seeded } from '#modelTesting/random.ts';
import { signIn } from '../../support/sessions.ts';
import { end, killPostmaster, start, startInVain, type Running } from './server.ts';
import { writeUntil, type Sent, type Whereabouts } from './writers.ts';

/** Number of kills of the server; `npm run crash -- 1000` sets a longer campaign. */
const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 20);
const WRITERS = 32;
/** All of these people may create orders in Yangon. A person has at most five sessions. */
const PEOPLE = 'admin manager.yangon clerk.yangon courier.yangon courier2.yangon support operations'.split(' ');
const SECONDS_A_ROUND = 12;

let directory = '';
const tokens: string[] = [];

const open = (): Promise<Database> => openDatabase({ dataDirectory: directory, databaseUrl: undefined, port: 0 });

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'shweli-crash-'));
  const database = await open();
  const { pool } = database;
  await migrate(pool);
  const now = new Date();
  await loadMasterData(pool, createProposer(pool, createSerials(pool)), now, now.toISOString());
  const { rows } = await pool.query<{ id: string }>('select id from row_staff where username = any($1)', [PEOPLE]);
  for (const { id } of rows) {
    for (let session = 0; session < WRITERS / rows.length; session += 1)
      tokens.push((await signIn(pool, id)).authorization);
  }
  // Marks the world as complete, so that the server creates none of its own.
  await pool.query(`insert into worlds (name, begun_at, finished_at) values ('empty', $1, $1)`, [now.toISOString()]);
  await database.close();
}, 120_000);

afterAll(() => rm(directory, { recursive: true, force: true }));

describe('one data directory', () => {
  test('serves one server: a second is refused at once, by a sentence that names the first', async () => {
    const first = await start(directory);
    try {
      const began = performance.now();
      const { code, said } = await startInVain(directory);
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
      let running: Running = await start(directory);
      const where: Whereabouts = { address: running.address };
      let stopping = false;
      let acknowledged = 0;
      const shared: string[] = [];
      const writers = tokens.map((token, index) =>
        writeUntil(
          () => stopping,
          where,
          token,
          shared,
          seeded(SEED + index + 1),
          () => (acknowledged += 1),
        ),
      );
      const done = Promise.all(writers);
      done.catch(() => undefined);
      const failed = done.then(() => new Promise<never>(() => undefined));
      const survive = async (): Promise<void> => {
        for (let round = 0; round < ROUNDS && !stopping; round += 1) {
          const before = acknowledged;
          while (acknowledged === before && !stopping) await pause(10);
          await pause(random() * 700);
          const kind = round % 4;
          if (kind === 3) {
            // PostgreSQL alone: the server answers 503 meanwhile and recovers by itself.
            killPostmaster(directory);
            continue;
          }
          if (kind === 2) killPostmaster(directory);
          await end(running, 'SIGKILL');
          running = await start(directory);
          where.address = running.address;
        }
        await pause(500);
      };
      try {
        await Promise.race([survive(), failed]);
        stopping = true;
        books.push(...(await done).flat());
      } finally {
        stopping = true;
        await end(running, 'SIGTERM');
      }
      expect(books.length).toBeGreaterThan(ROUNDS * 10);
      expect(books.filter(({ tries }) => tries > 1).length).toBeGreaterThan(ROUNDS / 2);
    },
    ROUNDS * SECONDS_A_ROUND * 1000 + 30_000,
  );

  test('nothing acknowledged is lost, nothing doubled, and every aggregate is what its events say', async () => {
    const database = await open();
    const { pool } = database;
    try {
      const { rows: kept } = await pool.query(`select key, verdict from commands where key not like '% %'`);
      const verdicts = new Map(kept.map(({ key, verdict }) => [key, verdict]));
      const { rows: counted } = await pool.query<{ correlation: string; count: number }>(
        `select correlation, count(*) from events where correlation not like '% %' group by correlation`,
      );
      const events = new Map(counted.map(({ correlation, count }) => [correlation, count]));
      const faults = books.flatMap(({ key, told }) => {
        const verdict = verdicts.get(key);
        if (verdict === undefined) return [`${key} was acknowledged and is gone`];
        const expected = told.status === 'duplicate' ? { ...told, status: verdict.status } : told;
        return [
          verdict.id === expected.id && verdict.version === expected.version && verdict.status === expected.status
            ? ''
            : `${key} was told ${JSON.stringify(told)} and is kept as ${JSON.stringify(verdict)}`,
          (events.get(key) ?? 0) === verdict.events.length ? '' : `${key} has ${events.get(key) ?? 0} events`,
        ].filter((fault) => fault !== '');
      });
      expect(faults).toEqual([]);
      const sent = new Set(books.map(({ key }) => key));
      expect(sent.size).toBe(books.length);
      expect([...verdicts.keys()].filter((key) => !sent.has(key))).toEqual([]);
      expect([...events.keys()].filter((key) => !sent.has(key))).toEqual([]);
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
