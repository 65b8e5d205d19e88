import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseSettings } from '../config.ts';
import { DirectoryHeldError } from '../database/holder.ts';
import { openDatabase, type Database } from '../database/open.ts';
import { createPool } from '../database/pool.ts';
import { shortPathTo } from '../database/shortPath.ts';
import { isDatabaseAway } from '../http/failures.ts';

/** A log to read, and whether another program holds its database. */
export interface Ledger extends Pick<Database, 'pool' | 'close'> {
  readonly held: boolean;
}

/** Arbitrary number of the advisory lock that every borrower of an embedded database shares. */
const ADVISORY_LOCK = 7_494_356;
/** Longest wait for a database that its holder starts or stops at this moment, milliseconds. */
const PATIENCE_MS = 60_000;
const RETRY_MS = 100;

/** Opens the log that the settings name, through the PostgreSQL of a running server or command if there is one. */
export async function openLedger(settings: DatabaseSettings): Promise<Ledger> {
  const { dataDirectory, databaseUrl } = settings;
  if (databaseUrl !== undefined) return { ...(await openDatabase(settings)), held: false };
  if (!existsSync(join(dataDirectory, 'postgres'))) {
    throw new Error(`There is no database in ${dataDirectory}. Set DATA_DIR or DATABASE_URL.`);
  }
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await lend(settings);
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > deadline) throw error;
      await pause(RETRY_MS);
    }
  }
}

/** Starts the embedded database, to be stopped once nobody borrows it, or borrows it from the program that holds it. */
async function lend(settings: DatabaseSettings): Promise<Ledger> {
  try {
    const database = await openDatabase(settings);
    return { pool: database.pool, close: () => stopUnborrowed(database), held: false };
  } catch (error) {
    if (!(error instanceof DirectoryHeldError)) throw error;
    return borrow(settings.dataDirectory);
  }
}

async function borrow(dataDirectory: string): Promise<Ledger> {
  const socket = join(shortPathTo(dataDirectory), 'postgres');
  const pool = createPool(`postgresql:///shweli?host=${encodeURIComponent(socket)}&user=postgres`, 2);
  let client: pg.PoolClient | null = null;
  const close = (): Promise<void> => {
    client?.release(true);
    return pool.end();
  };
  try {
    client = await pool.connect();
    await client.query('select pg_advisory_lock_shared($1)', [ADVISORY_LOCK]);
    return { pool, close, held: true };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Waits until no other command borrows the database, and stops it. A command that comes meanwhile waits for the lock, is
 * cut off, and starts the database again.
 */
async function stopUnborrowed(database: Database): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [ADVISORY_LOCK]);
    if (rows[0]?.free !== true) {
      console.log('Another command uses this database: it is stopped once that one has ended.');
      await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    }
  } finally {
    await database.close();
    await client.end().catch(() => undefined);
  }
}
