import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pruneArchive } from '#server/backup/pruneArchive.ts';

const NOW = new Date('2026-11-27T03:00:00Z');
const hoursAgo = (hours: number): Date => new Date(NOW.getTime() - hours * 3_600_000);
const segment = (number: number): string => `00000001000000000000000${number}.gz`;

let archive: string;
beforeEach(() => {
  archive = mkdtempSync(join(tmpdir(), 'shweli-prune-'));
});
afterEach(() => rmSync(archive, { recursive: true }));

const put = (name: string, hours: number): void => {
  const path = join(archive, name);
  writeFileSync(path, '');
  utimesSync(path, hoursAgo(hours), hoursAgo(hours));
};
const left = (): string[] => readdirSync(archive).toSorted();

it('an archive loses what is older than the previous backup', async () => {
  put(segment(1), 73);
  put(segment(2), 71);
  put(segment(3), 1);
  expect(await pruneArchive(archive, hoursAgo(72), NOW)).toBe(1);
  expect(left()).toEqual([segment(2), segment(3)]);
});

it('pruning the archive keeps two days where backups are taken more often', async () => {
  put(segment(1), 50);
  put('000000010000000000000001.00000028.backup.gz', 50);
  put(segment(2), 48);
  expect(await pruneArchive(archive, hoursAgo(1), NOW)).toBe(2);
  expect(left()).toEqual([segment(2)]);
});

it('pruning touches nothing that PostgreSQL did not put there, nor the history of a restore', async () => {
  const others = ['00000002.history.gz', 'notes.txt', `${segment(1)}.part`];
  for (const name of others) put(name, 1000);
  expect(await pruneArchive(archive, hoursAgo(1), NOW)).toBe(0);
  expect(left()).toEqual(others.toSorted());
});
