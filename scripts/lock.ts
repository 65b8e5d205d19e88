import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';

/** Interval between two looks at a lock that another holds, milliseconds. */
const LOOK_MS = 100;

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** The process that holds a lock; null where it has just let go. */
const holderOf = (path: string): number | null => {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
};

const isAlive = (process_: number): boolean => {
  try {
    return process.kill(process_, 0);
  } catch (error) {
    return isCode(error, 'EPERM');
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

/** Does some work while no other process does work under the same lock; one left by a process that died is no lock. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(path), { recursive: true });
  while (!taken(path)) {
    const holder = holderOf(path);
    // Empty for the moment between its making and its writing.
    if (holder !== null && holder !== 0 && !isAlive(holder)) rmSync(path, { force: true });
    else await passed(LOOK_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}
