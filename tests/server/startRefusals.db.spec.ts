import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { createInstallation, type Installation, type WrongSettings } from './installation.ts';

let installation: Installation;
beforeEach(async () => {
  installation = await createInstallation();
});
afterEach(() => installation.remove());

it.each<WrongSettings>([
  ['a port that is none', { PORT: '99999' }, /^PORT must be a whole number/],
  [
    'a database that is away',
    { DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/x' },
    /^The PostgreSQL of DATABASE_URL/,
  ],
])('%s ends the start with one sentence and exit code 1', async (_, settings, sentence) => {
  const { status, said } = await installation.start(settings);
  expect([status, said.split('\n')]).toEqual([1, [expect.stringMatching(sentence), '']]);
  expect(said).not.toContain('secret');
});

it('the table of another program ends the start, and stays', async () => {
  await installation.pool.query('create table theirs as select 1 as number');
  const { status, said } = await installation.start();
  expect([status, said]).toEqual([
    1,
    expect.stringMatching(/^The schema public of the database holds .*table public\.theirs\. .*\n$/),
  ]);
  expect((await installation.pool.query('select number from theirs')).rows).toEqual([{ number: 1 }]);
});

it('the database of a newer program ends the start of an older one, and stays', async () => {
  await migrate(installation.pool);
  await installation.pool.query(`insert into migrations (name, checksum) values ('999_of_tomorrow.sql', 'x')`);
  const { status, said } = await installation.start();
  expect([status, said]).toEqual([
    1,
    expect.stringMatching(
      /^The database knows 999_of_tomorrow\.sql, .* it is older than the database\. .*Nothing was changed\.\n$/,
    ),
  ]);
});
