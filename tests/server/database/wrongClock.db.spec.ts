import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createDatabaseTime } from '#server/database/databaseTime.ts';
import { createHeartbeat, type Heartbeat } from '#server/database/heartbeat.ts';
import { createDeadlines } from '#server/deadlines.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { until } from '../../support/eventually.ts';

const HOUR_MS = 3_600_000;

let database: TestDatabase;
let heartbeat: Heartbeat;
let ahead: number;
let said: string[];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => heartbeat.stop());
afterAll(() => database.drop());

const started = async (by: number): Promise<void> => {
  ahead = by;
  said = [];
  const { pool, url } = database;
  heartbeat = createHeartbeat({
    pool,
    url,
    onSilence: () => undefined,
    onWrongClock: ({ message }) => said.push(message),
    time: createDatabaseTime({ wall: () => Date.now() + ahead }),
  });
  await heartbeat.start();
};

it('a clock that jumps by an hour is noticed, told once, and right again once it is set', async () => {
  await started(0);
  expect([heartbeat.isClockRight(), said]).toEqual([true, []]);
  ahead = HOUR_MS;
  await until(() => !heartbeat.isClockRight());
  expect(Math.round(heartbeat.clockAhead() / 60)).toBe(60);
  ahead = HOUR_MS + 1;
  await until(() => heartbeat.clockAhead() > 0);
  expect(said).toEqual([expect.stringMatching(/is 3600 s ahead of PostgreSQL's: set the wrong one/)]);
  ahead = 0;
  await until(() => heartbeat.isClockRight());
  expect(heartbeat.isAnswered()).toBe(true);
});

it('calls of the database fail after a jump, until its time is known', async () => {
  await started(0);
  ahead = HOUR_MS;
  const present = performance.timeOrigin + performance.now();
  expect(Math.abs(heartbeat.now().getTime() - present)).toBeLessThan(HOUR_MS / 2);
  expect(database.pool.isCircuitOpen).toBe(true);
  await until(() => !database.pool.isCircuitOpen);
  heartbeat.now();
  expect(database.pool.isCircuitOpen).toBe(false);
});

it.each([
  [-HOUR_MS, false],
  [-90_000, false],
  [-30_000, true],
  [30_000, true],
  [90_000, false],
])('a clock %i ms ahead is known from the start: right %s', async (by, isRight) => {
  await started(by);
  expect(heartbeat.isClockRight()).toBe(isRight);
  expect(said).toEqual(isRight ? [] : [expect.stringMatching(by > 0 ? / s ahead of / : / s behind /)]);
});

it('a process whose clock is ahead raises no deadline, which others raise in their time', async () => {
  await started(HOUR_MS);
  const due = new Date(Date.now() - 1000).toISOString();
  await database.pool.query(
    `insert into deadlines (machine, id, event, due_at) values ('order', 'SL1', 'order.lost', $1)`,
    [due],
  );
  let looks = 0;
  const raised: string[] = [];
  const deadlines = createDeadlines({
    pool: database.pool,
    proposer: {
      proposeWhile: async ({ commands }) => {
        raised.push(...commands.map(({ id }) => id ?? ''));
        await database.pool.query('delete from deadlines');
        return null;
      },
    },
    onTrouble: (error) => said.push(String(error)),
    isClockRight: () => ((looks += 1), heartbeat.isClockRight()),
  });
  deadlines.start();
  await until(() => looks > 1);
  expect(raised).toEqual([]);
  ahead = 0;
  await until(() => raised.length > 0);
  deadlines.stop();
  expect(raised).toEqual(['SL1']);
});
