import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnusable } from './unusable.ts';
import { runOptions } from './cluster.ts';
import type { SystemUser } from './systemUser.ts';

/** Settings to start PostgreSQL on an existing cluster. */
export interface Launch {
  readonly programs: string;
  readonly cluster: string;
  readonly user: SystemUser | undefined;
  readonly logFile: string;
  readonly settings: Readonly<Record<string, string>>;
  /** Time within which it must accept connections, milliseconds; a long recovery needs more than the usual minute. */
  readonly patienceMs?: number;
}

/** A running PostgreSQL. */
export interface Postmaster {
  readonly pid: number;
  /** Settles when the process has ended, wanted or not. */
  readonly ended: Promise<void>;
  /** Shuts down fast: open transactions are rolled back, everything committed is on disk. */
  stop(): void;
}

const START_MILLISECONDS = 60_000;

/** Starts PostgreSQL and waits until it accepts connections; throws with the end of its log if it does not. */
export async function launch(order: Launch): Promise<Postmaster> {
  const run = runOptions(order.cluster, order.user);
  const settings = {
    ...order.settings,
    listen_addresses: '',
    unix_socket_directories: '.',
    unix_socket_permissions: '0700',
  };
  const log = openSync(order.logFile, 'a');
  const child = spawn(
    join(order.programs, 'bin', 'postgres'),
    ['-D', run.directory, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Runs in its own session: Ctrl-C in the terminal reaches only the server, which then stops the database in order.
    { ...run.spawn, stdio: ['ignore', log, log], detached: true },
  );
  closeSync(log);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const { pid } = child;
  // From the first moment: a start takes seconds, within which this process may be killed.
  const watchdog = pid === undefined ? null : watch(pid, order);
  void ended.then(() => watchdog?.kill('SIGKILL'));
  if (pid === undefined || !(await ready(child, pid, order))) {
    child.kill('SIGQUIT');
    throw new DatabaseUnusable(`PostgreSQL did not start on ${order.cluster}:\n${lastLines(order.logFile)}`);
  }
  child.unref();
  return {
    pid,
    ended,
    stop() {
      child.ref();
      child.kill('SIGINT');
    },
  };
}

/** Reads the state of PostgreSQL from the eighth line of its pid file. */
async function ready(child: ChildProcess, pid: number, { cluster, patienceMs }: Launch): Promise<boolean> {
  const deadline = Date.now() + (patienceMs ?? START_MILLISECONDS);
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const lines = pidFile(cluster);
    if (lines[0] === String(pid) && lines[7]?.trim() === 'ready') return true;
    await pause(10);
  }
  return false;
}

function pidFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Starts a shell that shuts PostgreSQL down when this process ends, even by kill -9, because its input closes then. */
function watch(pid: number, order: Launch): ChildProcess {
  const { uid, gid, env } = { uid: undefined, gid: undefined, ...runOptions(order.cluster, order.user).spawn };
  const watchdog = spawn('/bin/sh', ['-c', 'read -r nothing; kill -INT "$0"', String(pid)], {
    cwd: '/',
    env,
    ...(uid === undefined || gid === undefined ? {} : { uid, gid }),
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchdog.unref();
  // The pipe must stay open but must not keep the event loop alive.
  const input = watchdog.stdin;
  if (input !== null && 'unref' in input && typeof input.unref === 'function') input.unref();
  return watchdog;
}

function lastLines(logFile: string): string {
  return readFileSync(logFile, 'utf8').trim().split('\n').slice(-8).join('\n');
}
