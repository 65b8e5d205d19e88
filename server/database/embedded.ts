import { existsSync, renameSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnusable } from './unusable.ts';
import { postgresBinaries } from './binaries.ts';
import { makeCluster } from './cluster.ts';
import { holdDirectory } from './holder.ts';
import { stopLeftover } from './leftover.ts';
import { type Launch, launch, type Postmaster } from './postmaster.ts';
import { shortPathTo } from './shortPath.ts';
import { databaseUser } from './systemUser.ts';
import { archiveSettings, keepWalArchive } from './walArchive.ts';

/** An embedded PostgreSQL, reachable only by a unix socket in its cluster's directory. */
export interface Embedded {
  /** Address of the maintenance database; see `withDatabaseName`. */
  readonly url: string;
  /** Returns the process id of the running PostgreSQL, which changes after a crash. */
  readonly pid: () => number;
  readonly stop: () => Promise<void>;
}

const MEGABYTE = 1024 * 1024;
const RELAUNCH_MILLISECONDS = 10_000;

const durable = (): Record<string, string> => ({
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: `${Math.min(1024, Math.max(128, Math.floor(totalmem() / MEGABYTE / 8)))}MB`,
  max_connections: '100',
  // Transactions last milliseconds, so deadlocks are detected soon and one side retries.
  deadlock_timeout: '100ms',
  // The queries of lists and commands are short: compiling them costs more than it saves.
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The details of an error are values of rows, such as the phone that somebody else has.
  log_error_verbosity: 'terse',
  log_parameter_max_length_on_error: '0',
});

export interface EmbeddedOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** Directory for the archive of every change; undefined to keep the one that the data directory has, if any. */
  readonly archiveDirectory?: string | undefined;
  /** Time within which PostgreSQL must accept connections, milliseconds. */
  readonly patienceMs?: number;
}

/**
 * Starts PostgreSQL on `dataDirectory`/postgres and keeps it running until `stop`. Makes the cluster if it is new.
 * Refuses if another server holds the directory, and stops a PostgreSQL that a killed server left running.
 */
export async function startEmbedded(
  dataDirectory: string,
  port: number,
  { settings = {}, archiveDirectory, patienceMs }: EmbeddedOptions = {},
): Promise<Embedded> {
  if (process.platform === 'win32') {
    throw new DatabaseUnusable(
      'The embedded PostgreSQL needs unix sockets: on Windows set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  const holding = await holdDirectory(dataDirectory, port);
  try {
    const cluster = join(dataDirectory, 'postgres');
    const user = databaseUser(cluster);
    const programs = postgresBinaries(user);
    await stopLeftover(cluster);
    if (!existsSync(cluster)) makeCluster(programs, cluster, user);
    const logFile = join(dataDirectory, 'postgres.log');
    if (existsSync(logFile)) renameSync(logFile, `${logFile}.previous`);
    const archive = archiveSettings(keepWalArchive(dataDirectory, archiveDirectory, user));
    const kept = await keepRunning({
      programs,
      cluster,
      user,
      logFile,
      settings: { ...durable(), ...archive, ...settings },
      ...(patienceMs === undefined ? {} : { patienceMs }),
    });
    const socketDirectory = join(shortPathTo(dataDirectory), 'postgres');
    return {
      url: `postgresql:///postgres?host=${encodeURIComponent(socketDirectory)}&user=postgres`,
      pid: kept.pid,
      async stop() {
        await kept.stop();
        await holding.release();
      },
    };
  } catch (error) {
    await holding.release();
    throw error;
  }
}

/** Launches PostgreSQL again whenever it ends unasked. Users of the pool get one error and continue. */
async function keepRunning(order: Launch): Promise<Pick<Embedded, 'pid' | 'stop'>> {
  let stopping = false;
  let current = await launch(order);
  const supervise = async (): Promise<void> => {
    await current.ended;
    while (!stopping) {
      current = await relaunch(order);
      // The stop request went to the process that had died, so it is repeated.
      if (stopping) current.stop();
      await current.ended;
    }
  };
  // A database that cannot be restarted ends the server, so this rejection stays unhandled on purpose.
  const supervision = supervise();
  return {
    pid: () => current.pid,
    async stop() {
      stopping = true;
      current.stop();
      await supervision;
    },
  };
}

/** Launches PostgreSQL again, retrying while the children of the killed one still end. */
async function relaunch(order: Launch): Promise<Postmaster> {
  const deadline = Date.now() + RELAUNCH_MILLISECONDS;
  for (;;) {
    try {
      return await launch(order);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(200);
    }
  }
}
