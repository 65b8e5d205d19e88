import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const POLITE_MILLISECONDS = 30_000;

/**
 * Stops a PostgreSQL that a killed server left running on this cluster. Only the holder of the data directory may call it.
 * Nothing is lost: a fast shutdown writes a checkpoint, an immediate one is recovered from the log at the next start.
 */
export async function stopLeftover(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!isAlive(pid)) return;
  if (!worksOn(pid, cluster)) {
    // The process number went to someone else (usual after a container restart); PostgreSQL would refuse to start.
    rmSync(file);
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(pid, signal);
    if (await ended(pid)) return;
  }
  throw new Error(`The PostgreSQL process ${pid} on ${cluster} does not stop. Stop it, then start again.`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
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

async function ended(pid: number): Promise<boolean> {
  const deadline = Date.now() + POLITE_MILLISECONDS;
  while (Date.now() < deadline) {
    if (!isAlive(pid)) return true;
    await pause(20);
  }
  return false;
}
