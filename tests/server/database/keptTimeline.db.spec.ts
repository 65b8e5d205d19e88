import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { KEPT_TIMELINE } from '#server/database/keptTimeline.ts';
import { openDatabase, type Database } from '#server/database/open.ts';

let dataDirectory: string;
const opened: Database[] = [];

beforeEach(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'shweli-timeline-'));
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
  rmSync(dataDirectory, { recursive: true, force: true });
});

const open = async (olderTimeline = false): Promise<Database> => {
  const database = await openDatabase({
    dataDirectory,
    databaseUrl: inject('maintenanceUrl'),
    port: 0,
    connections: 2,
    olderTimeline,
  });
  opened.push(database);
  return database;
};

const file = (): string => join(dataDirectory, KEPT_TIMELINE);
const kept = () => JSON.parse(readFileSync(file(), 'utf8')) as { system: string; timeline: number };

it('a primary that was replaced while no process ran is refused, unless the operator takes it on purpose', async () => {
  await open();
  const { system, timeline } = kept();
  writeFileSync(file(), JSON.stringify({ system, timeline: timeline + 1 }));
  await expect(open()).rejects.toThrow(
    /^The PostgreSQL of DATABASE_URL is on timeline \d+, and this installation has been on \d+: .*Name the promoted one.*OLDER_TIMELINE=1/,
  );
  expect(kept().timeline).toBe(timeline + 1);
  await open(true);
  expect(kept()).toEqual({ system, timeline });
  await open();
});

it('a promotion that a session meets is kept', async () => {
  const { pool } = await open();
  const { timeline } = kept();
  pool.timeline = timeline + 4;
  expect(kept().timeline).toBe(timeline + 4);
});

it.each([JSON.stringify({ system: '1', timeline: 70 }), '', '{"timeline":'])(
  'another PostgreSQL, or a file that says nothing, refuses no start: %s',
  async (text) => {
    writeFileSync(file(), text);
    await open();
    expect(kept()).toMatchObject({ system: expect.stringMatching(/^\d{5,}$/) });
  },
);
