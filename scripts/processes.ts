import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Time for processes to end in order once they are asked to, milliseconds. */
const IN_ORDER_MS = 10_000;
/** Time after which processes that were killed are given up, milliseconds. */
const GONE_MS = 10_000;
const LOOK_MS = 50;

/** Returns a file below /proc, empty if its process has ended or is not ours to read. */
function read(...path: string[]): string {
  try {
    return readFileSync(join('/proc', ...path), 'utf8');
  } catch {
    return '';
  }
}

function workingDirectory(id: string): string {
  try {
    return readlinkSync(join('/proc', id, 'cwd'));
  } catch {
    return '';
  }
}

/** Returns true for a process that has not ended; a zombie has, but its parent has not asked for its end yet. */
function isOf(id: string, directory: string, group: number | null): boolean {
  const [state, , itsGroup] = read(id, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ');
  if (state === undefined || state === '' || state === 'Z') return false;
  return (
    Number(itsGroup) === group ||
    `${workingDirectory(id)}/`.startsWith(`${directory}/`) ||
    read(id, 'cmdline').includes(directory) ||
    read(id, 'environ').includes(directory)
  );
}

/**
 * Returns the processes that name a directory in their environment or command line, or work below it, and those of a group; none on
 * systems without /proc. The group alone cannot tell, since servers, databases and browsers begin groups of their own.
 */
export function processesOf(directory: string, group: number | null = null): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((id) => /^\d+$/.test(id) && Number(id) !== process.pid && isOf(id, directory, group))
    .map(Number);
}

/** Sends a signal to a process, or to a group if the number is negative; one that has ended is no error. */
function send(target: number, signal: NodeJS.Signals): void {
  try {
    process.kill(target, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Returns true if a process has not ended. */
export function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function areGone(group: number | null, directory: string, limit: number): Promise<boolean> {
  const until = performance.now() + limit;
  while (processesOf(directory, group).length > 0) {
    if (performance.now() > until) return false;
    await pause(LOOK_MS);
  }
  return true;
}

/** Sends a signal to a group and to every process of a directory. */
function sendToAll(group: number | null, directory: string, signal: NodeJS.Signals): void {
  if (process.platform === 'win32') return;
  if (group !== null) send(-group, signal);
  for (const id of processesOf(directory, group)) send(id, signal);
}

/** Kills a group and every process of a directory at once; for the last moment of this process. */
export const killAll = (group: number | null, directory: string): void => sendToAll(group, directory, 'SIGKILL');

/** Ends a group and every process of a directory: asks them to, and kills those that have not obeyed after milliseconds. */
export async function endAll(group: number | null, directory: string, patience = IN_ORDER_MS): Promise<void> {
  if (await areGone(group, directory, 0)) return;
  sendToAll(group, directory, 'SIGINT');
  if (await areGone(group, directory, patience)) return;
  killAll(group, directory);
  await areGone(group, directory, GONE_MS);
}
