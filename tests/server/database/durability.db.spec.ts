import { afterEach, beforeEach, expect, it } from 'vitest';
import { undurable } from '#server/database/durability.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

it('a PostgreSQL that forgets what it acknowledged is named', async () => {
  const client = await database.pool.connect();
  const about = async (): Promise<string[]> => (await undurable(client)).filter((line) => /synchronous/.test(line));
  expect(await about()).toEqual([]);
  await client.query('set synchronous_commit = off');
  expect(await about()).toEqual([
    'The PostgreSQL of DATABASE_URL runs with synchronous_commit = off: a crash loses commands that were acknowledged. Set it to on and reload.',
  ]);
  client.release(true);
});
