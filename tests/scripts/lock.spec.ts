import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from '../../scripts/lock.ts';

let directory = '';
let lock = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'shweli-lock-'));
  lock = join(directory, 'lock');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Returns a program that logs its start and its end, with a pause between. */
const program = (log: string): string => `
  import { appendFileSync } from 'node:fs';
  import { setTimeout as passed } from 'node:timers/promises';
  import { withLock } from ${JSON.stringify(join(import.meta.dirname, '../../scripts/lock.ts'))};
  await withLock(${JSON.stringify(lock)}, async () => {
    appendFileSync(${JSON.stringify(log)}, 'begins ');
    await passed(150);
    appendFileSync(${JSON.stringify(log)}, 'ends ');
  });
`;

const runs = (source: string): Promise<number | null> =>
  new Promise((resolve) => {
    spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: 'inherit' }).once('exit', resolve);
  });

test('two processes do their work one after the other', async () => {
  const log = join(directory, 'log');
  expect(await Promise.all([runs(program(log)), runs(program(log)), runs(program(log))])).toEqual([0, 0, 0]);
  expect(readFileSync(log, 'utf8')).toBe('begins ends begins ends begins ends ');
  expect(existsSync(lock)).toBe(false);
});

test('a lock of a process that died is none', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(lock, String(pid));
  expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done');
  expect(existsSync(lock)).toBe(false);
});

test('work that fails lets go', async () => {
  await expect(withLock(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(existsSync(lock)).toBe(false);
});
