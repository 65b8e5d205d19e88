import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { createEmptyDatabase, type TestDatabase } from '../support/database.ts';
import { starting } from './starting.ts';

let directory: string;
let database: TestDatabase;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'shweli-refusals-'));
  writeFileSync(join(directory, 'file'), '');
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.drop());

it.each([
  ['a port that is none', { PORT: '99999' }, /^PORT must be a whole number/],
  ['a network that is none', { TRUSTED_PROXIES: '127.0.0.1/99' }, /^TRUSTED_PROXIES must be addresses/],
  ['an address of another machine', { HOST: '203.0.113.9' }, /^HOST=203.0.113.9 is no address of this machine/],
  ['a name without an address', { HOST: 'name.invalid' }, /^HOST=name.invalid is a name /],
  ['a file as data directory', { DATA_DIR: 'file', DATABASE_URL: '' }, /^DATA_DIR=.*file cannot be used: /],
  [
    'a checkpoint file below a file',
    { CHECKPOINT_FILE: '/dev/null/checkpoints' },
    /^CHECKPOINT_FILE=\/dev\/null\/checkpoints cannot be written: a part of its path is a file\.$/,
  ],
  [
    'a certificate that is away',
    { DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/x?sslmode=verify-full&sslrootcert=/dev/null/ca.pem' },
    /^The PostgreSQL of DATABASE_URL .*\/dev\/null\/ca\.pem.*correct the path of that file\.$/,
  ],
  [
    'a database that is away',
    { DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/x' },
    /^The PostgreSQL of DATABASE_URL/,
  ],
])('%s ends the start with one sentence and exit code 1', async (_, settings, sentence) => {
  const given = {
    DATABASE_URL: database.url,
    ...settings,
    DATA_DIR: join(directory, 'DATA_DIR' in settings ? settings.DATA_DIR : 'data'),
  };
  const { status, said } = await starting(given);
  expect([status, said.split('\n')]).toEqual([1, [expect.stringMatching(sentence), '']]);
  expect(said).not.toContain('secret');
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
