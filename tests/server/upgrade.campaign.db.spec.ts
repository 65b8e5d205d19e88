import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { createEmptyDatabase, type TestDatabase } from '../support/database.ts';
import { starting, stopped } from './starting.ts';

const LATER = 3;

let directory: string;
let database: TestDatabase;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'shweli-upgrade-'));
  database = await createEmptyDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

const stepsIn = (said: string): string[] => said.split('\n').filter((line) => line.startsWith('Upgrading'));

it('a start on an older database tells each step before it listens, and nothing at the next', async () => {
  const older = join(directory, 'sql');
  await cp('server/sql', older, { recursive: true });
  const later = (await readdir(older)).toSorted().slice(-LATER);
  for (const name of later) await rm(join(older, name));
  await migrate(database.pool, older);

  const settings = { DATABASE_URL: database.url, DATA_DIR: join(directory, 'data') };
  const first = await starting(settings);
  const steps = later.map((name, index) => `Upgrading the database, step ${index + 1} of ${LATER}: ${name} ...`);
  expect(stepsIn(first.said)).toEqual(steps);
  expect(first.said.indexOf('Shweli is at')).toBeGreaterThan(first.said.lastIndexOf('Upgrading'));
  expect(first.address).not.toBeNull();
  expect((await fetch(`${first.address}/api/ready`)).status).toBe(200);
  await stopped(first);

  const second = await starting(settings);
  expect([stepsIn(second.said), second.address !== null]).toEqual([[], true]);
  await stopped(second);
});
