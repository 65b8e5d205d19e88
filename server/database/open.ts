import pg from 'pg';
import type { DatabaseSettings } from '../config.ts';
import { startEmbedded } from './embedded.ts';
import type { DatabasePool } from './databasePool.ts';
import { requireTimeline } from './keptTimeline.ts';
import { createPool, withDatabaseName } from './pool.ts';
import { requireProperties, requireSessions } from './requirements.ts';
import { DatabaseUnusable, unreachable } from './unusable.ts';

/** An open database. `close` ends the pool and, if embedded, PostgreSQL itself. */
export interface Database {
  readonly pool: DatabasePool;
  readonly url: string;
  readonly kind: 'embedded' | 'external';
  close(): Promise<void>;
}

const DATABASE_NAME = 'shweli';
const DRAIN_MILLISECONDS = 5000;
/** Attempts of four seconds each to get a first answer. */
const MOST_ATTEMPTS = 5;

/** Opens the database that the settings name: an external PostgreSQL, or the embedded one, started and kept running. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl !== undefined) return openExternal(settings.databaseUrl, settings);
  const embedded = await startEmbedded(settings.dataDirectory, settings.port, {
    archiveDirectory: settings.archiveDirectory,
  });
  try {
    await createDatabase(embedded.url, DATABASE_NAME);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  const url = withDatabaseName(embedded.url, DATABASE_NAME);
  const pool = createPool(url, settings.connections);
  return { pool, url, kind: 'embedded', close: once(() => drain(pool).then(embedded.stop)) };
}

async function openExternal(url: string, settings: DatabaseSettings): Promise<Database> {
  const pool = createPool(url, settings.connections);
  try {
    await answered(pool);
    await requireProperties(pool);
    await requireSessions(url);
    await requireTimeline(pool, settings);
  } catch (error) {
    await pool.end();
    throw error instanceof DatabaseUnusable ? error : unreachable(error);
  }
  return { pool, url, kind: 'external', close: once(() => drain(pool)) };
}

/**
 * Waits for an answer; tries a connection that timed out again. Attempts are counted, not seconds: a busy machine loads
 * our code meanwhile, and reads an answer that is there only after the time of an attempt.
 */
async function answered(pool: DatabasePool): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (!/timeout/.test(String(error)) || attempt >= MOST_ATTEMPTS) throw error;
    }
  }
}

/** Creates a database unless it exists, as a copy of a template if one is named. */
export async function createDatabase(maintenanceUrl: string, name: string, template?: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const existing = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (existing.rowCount === 0) {
      // The files of a template are copied four times faster than its pages are logged (38 and 173 ms for 14 MB).
      const copied = template === undefined ? '' : ` template ${pg.escapeIdentifier(template)} strategy file_copy`;
      await client.query(`create database ${pg.escapeIdentifier(name)}${copied}`);
    }
  } finally {
    await client.end();
  }
}

/** Waits a limited time for running queries. The shutdown rolls back those that are still open. */
async function drain(pool: DatabasePool): Promise<void> {
  const timeLimit = new Promise<void>((resolve) => setTimeout(resolve, DRAIN_MILLISECONDS).unref());
  await Promise.race([pool.end(), timeLimit]);
}

/**
 * Makes further calls return the first one's promise: a signal may arrive while an error is already closing the
 * server.
 */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}
