import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { createEmptyDatabase, type TestDatabase } from '../support/database.ts';
import { starting } from './starting.ts';
import { startWith, type WrongSettings } from './startWith.ts';

let directory: string;
let database: TestDatabase;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'shweli-refusals-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.drop());

it.each<WrongSettings>([
  ['a port that is none', { PORT: '99999' }, /^PORT must be a whole number/],
  [
    'a database that is away',
    { DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/x' },
    /^The PostgreSQL of DATABASE_URL/,
  ],
])('%s ends the start with one sentence and exit code 1', async (_, settings, sentence) => {
  const { status, lines } = await startWith(settings);
  expect([status, lines]).toEqual([1, [expect.stringMatching(sentence), '']]);
  expect(lines.join()).not.toContain('secret');
});

it('the table of another program ends the start, and stays', async () => {
  await database.pool.query('create table theirs as select 1 as number');
  const { status, said } = await starting({ DATABASE_URL: database.url, DATA_DIR: join(directory, 'data') });
  expect([status, said]).toEqual([
    1,
    expect.stringMatching(/^The schema public of the database holds .*table public\.theirs\. .*\n$/),
  ]);
  expect((await database.pool.query('select number from theirs')).rows).toEqual([{ number: 1 }]);
});

it('the database of a newer program ends the start of an older one, and stays', async () => {
  await migrate(database.pool);
  await database.pool.query(`insert into migrations (name, checksum) values ('999_of_tomorrow.sql', 'x')`);
  const { status, said } = await starting({ DATABASE_URL: database.url, DATA_DIR: join(directory, 'data') });
  expect([status, said]).toEqual([
    1,
    expect.stringMatching(
      /^The database knows 999_of_tomorrow\.sql, .* it is older than the database\. .*Nothing was changed\.\n$/,
    ),
  ]);
});
