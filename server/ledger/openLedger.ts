import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSettings } from '../config.ts';
import { DirectoryHeldError } from '../database/holder.ts';
import { openDatabase, type Database } from '../database/open.ts';
import { createPool } from '../database/pool.ts';
import { shortPathTo } from '../database/shortPath.ts';

/** A log to read, and whether a server writes to it meanwhile. */
export interface Ledger extends Pick<Database, 'pool' | 'close'> {
  readonly held: boolean;
}

/** Opens the log that the settings name, through a running server's own PostgreSQL if there is one. */
export async function openLedger(settings: DatabaseSettings): Promise<Ledger> {
  const { dataDirectory, databaseUrl } = settings;
  if (databaseUrl === undefined && !existsSync(join(dataDirectory, 'postgres'))) {
    throw new Error(`There is no database in ${dataDirectory}. Set DATA_DIR or DATABASE_URL.`);
  }
  try {
    return { ...(await openDatabase(settings)), held: false };
  } catch (error) {
    if (!(error instanceof DirectoryHeldError)) throw error;
    const socket = join(shortPathTo(dataDirectory), 'postgres');
    const pool = createPool(`postgresql:///shweli?host=${encodeURIComponent(socket)}&user=postgres`, 1);
    return { pool, close: () => pool.end(), held: true };
  }
}
