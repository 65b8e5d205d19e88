import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { verifyPassword } from '#server/auth/passwords.ts';
import { createEmptyDatabase, type TestDatabase } from '../support/database.ts';
import { starting, stopped } from './starting.ts';

let directory: string;
let database: TestDatabase;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'shweli-founding-'));
  database = await createEmptyDatabase();
});
afterEach(async () => {
  await database.drop();
  rmSync(directory, { recursive: true, force: true });
});

const PASSWORD = /One-time password, shown only now: (\S+)/;
const start = (awaited?: RegExp) => starting({ DATABASE_URL: database.url, DATA_DIR: directory }, awaited);

it('is the one that signs in, also when the server is killed as it prints it', async () => {
  const killed = await start(PASSWORD);
  await stopped(killed, 'SIGKILL');
  const again = await start();
  await stopped(again);
  const [, password = ''] = PASSWORD.exec(again.said) ?? PASSWORD.exec(killed.said) ?? [];
  const { rows } = await database.pool.query<{ hash: string; pepper: Buffer }>(
    `select password_hash as hash, (select value from secrets where name = 'pepper') as pepper from credentials`,
  );
  const [stored] = rows;
  if (!stored || rows.length > 1) throw new Error(`There are ${rows.length} accounts.`);
  expect(await verifyPassword(stored.pepper, stored.hash, password)).toBe(true);
});
