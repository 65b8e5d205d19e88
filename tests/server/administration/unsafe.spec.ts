import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unsafeBackups, unsafeSettings } from '#server/administration/unsafe.ts';
import { noteBackup } from '#server/backup/lastBackup.ts';
import { readConfig } from '#server/config.ts';

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'shweli-unsafe-'));
  for (const name of ['data', 'archive']) mkdirSync(join(home, name));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const NOW = new Date('2026-11-29T06:00:00.000Z');

/** Returns what is unsafe about an environment, beyond an installation whose settings are safe. */
const unsafe = (env: Record<string, string>): string[] =>
  unsafeSettings(readConfig({ DATA_DIR: join(home, 'data'), CHECKPOINT_FILE: join(home, 'checkpoints'), ...env }));

const far = (query: string): string => `postgresql://shweli@db.example/shweli${query}`;

it.each([
  [{}, []],
  [{ DATABASE_URL: far('?sslmode=verify-full') }, []],
  [{ DATABASE_URL: 'postgresql://shweli@127.0.0.1/shweli' }, []],
  [{ DATABASE_URL: far('') }, [/without TLS/]],
  [{ DATABASE_URL: far('?sslmode=prefer') }, [/without TLS/]],
  [{ DATABASE_URL: far('?sslmode=require') }, [/^sslmode=require in DATABASE_URL .* write sslmode=verify-full/]],
  [{ DATABASE_URL: far('?sslmode=verify-ca') }, [/^sslmode=verify-ca /]],
  [{ WEBHOOKS_TO_LOOPBACK: '1' }, [/^WEBHOOKS_TO_LOOPBACK=on .* remove it/]],
])('the check of settings finds in %j what is unsafe', (env, found) => {
  expect(unsafe(env)).toEqual(found.map((line) => expect.stringMatching(line)));
});

it('the check of settings finds an archive on the disk of what it archives', () => {
  expect(unsafe({ ARCHIVE_DIR: join(home, 'archive') })).toEqual([
    expect.stringMatching(/^ARCHIVE_DIR is on the disk of DATA_DIR/),
  ]);
});

it('the check of backups finds that there is no backup, or an old one, where this program makes them', async () => {
  const dataDirectory = join(home, 'data');
  const found = (databaseUrl?: string) => unsafeBackups({ dataDirectory, databaseUrl }, NOW);
  expect(await found()).toEqual([expect.stringMatching(/^There is no proven backup .* run npm run backup/)]);
  expect(await found(far(''))).toEqual([]);
  const note = (at: string) => noteBackup(dataDirectory, { at, file: '/mnt/one', bytes: 1, sequence: 1 });
  await note('2026-11-28T05:00:00.000Z');
  expect(await found()).toEqual([]);
  await note('2026-11-28T03:00:00.000Z');
  expect(await found()).toEqual([expect.stringMatching(/is of 2026-11-28T03:00:00\.000Z: run npm run backup/)]);
});
