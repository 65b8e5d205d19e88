import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../support/database.ts';
import { starting, stopped, takenPort } from './starting.ts';

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
const start = (settings: Readonly<Record<string, string>> = {}) =>
  starting({ DATABASE_URL: database.url, DATA_DIR: directory, ...settings });

it('is made only once the port is ours: a start that cannot listen ends with one sentence, and the next prints it and keeps its hash at full cost', async () => {
  const taken = await takenPort();
  const refused = await start({ PORT: String(taken.port) });
  await taken.close();
  expect([refused.status, refused.said]).toEqual([
    1,
    `Port ${taken.port} of 127.0.0.1 is already in use: end the other program, or choose another PORT.\n`,
  ]);
  const second = await start();
  await stopped(second);
  expect(second.said).toMatch(PASSWORD);
  const { rows } = await database.pool.query('select password_hash from credentials');
  expect(rows).toEqual([{ password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/) }]);
});
