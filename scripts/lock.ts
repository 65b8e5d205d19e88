import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { isAlive } from './processes.ts';

/** Interval of the checks of a held lock, milliseconds. */
const LOOK_MS = 100;

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Returns the process that holds a lock; null if it was just released. */
const holderOf = (path: string): number | null => {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
};

const taken = (path: string): boolean => {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
};

/** Runs work under an exclusive lock between processes. A lock of a dead process is ignored. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(path), { recursive: true });
  while (!taken(path)) {
    const holder = holderOf(path);
    // Empty between its creation and its first write.
    if (holder !== null && holder !== 0 && !isAlive(holder)) rmSync(path, { force: true });
    else await passed(LOOK_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}
