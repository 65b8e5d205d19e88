import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnusable } from './unusable.ts';

const SHUTDOWN_MILLISECONDS = 30_000;
/** Time to wait for a dead process to be reaped, which a container without an init process never does. */
const REAPING_MILLISECONDS = 5000;

/**
 * Stops a PostgreSQL that a killed server left running on this cluster; only for the holder of the data directory.
 * Nothing is lost: a fast shutdown writes a checkpoint, and the next start recovers from an immediate one.
 */
export async function stopLeftover(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null;
  if (pid !== null && isRunning(pid) && worksOn(pid, cluster)) await stop(pid, cluster);
  await childrenEnded(cluster);
  // Another process has this id now (usual after a container restart), or the dead process is not reaped. PostgreSQL
  // would refuse to start.
  if (pid !== null && (isRunning(pid) || !(await within(() => !isKnown(pid), REAPING_MILLISECONDS)))) {
    rmSync(file, { force: true });
  }
  rmSync(join(cluster, '.s.PGSQL.5432.lock'), { force: true });
}

async function stop(pid: number, cluster: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(pid, signal);
    if (await within(() => !isRunning(pid))) return;
  }
  throw new DatabaseUnusable(`The PostgreSQL process ${pid} on ${cluster} does not stop. Stop it, then start again.`);
}

/** Waits until the children of a killed PostgreSQL have ended. A new one beside them would corrupt the data. */
async function childrenEnded(cluster: string): Promise<void> {
  if (process.platform !== 'linux' || !existsSync(cluster)) return;
  const left = () => !readdirSync('/proc').some((name) => /^\d+$/.test(name) && worksOn(Number(name), cluster));
  if (!(await within(left))) throw new DatabaseUnusable(`Processes still use ${cluster}. Stop them, then start again.`);
}

/** Returns whether a process has this id, even one that has ended but was not reaped. */
function isKnown(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isRunning(pid: number): boolean {
  if (!isKnown(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

function worksOn(pid: number, cluster: string): boolean {
  try {
    if (process.platform === 'linux') {
      const here = statSync(cluster, { bigint: true });
      const there = statSync(`/proc/${pid}/cwd`, { bigint: true });
      return here.dev === there.dev && here.ino === there.ino;
    }
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).includes(cluster);
  } catch {
    return false;
  }
}

async function within(done: () => boolean, milliseconds = SHUTDOWN_MILLISECONDS): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    if (done()) return true;
    await pause(20);
  }
  return false;
}
