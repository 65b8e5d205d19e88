import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase, type Database } from '#server/database/open.ts';
import { loadMasterData } from '#server/demo/masterData.ts';
import { createProposer } from '#server/propose/proposer.ts';
import { makeRowTables } from '#server/store/rowTables.ts';
import { createSerials } from '#server/store/serials.ts';
import { signIn } from '../../support/sessions.ts';

/** All of these people may create orders in Yangon. A person has at most five sessions. */
const PEOPLE = 'admin manager.yangon clerk.yangon courier.yangon courier2.yangon support operations'.split(' ');

/** A data directory with the master data, for servers that a test kills or stops. */
export interface CrashWorld {
  readonly directory: string;
  /** Sessions of people who may create orders. */
  readonly tokens: readonly string[];
  readonly open: () => Promise<Database>;
  readonly remove: () => Promise<void>;
}

/** Creates a data directory with sessions for a number of writers. */
export async function createCrashWorld(writers: number): Promise<CrashWorld> {
  const directory = await mkdtemp(join(tmpdir(), 'shweli-crash-'));
  const open = (): Promise<Database> => openDatabase({ dataDirectory: directory, databaseUrl: undefined, port: 0 });
  const database = await open();
  const { pool } = database;
  await migrate(pool);
  await makeRowTables(pool, Object.values(aggregateTypes));
  const now = new Date();
  await loadMasterData(pool, createProposer(pool, createSerials(pool)), now, now.toISOString());
  const { rows } = await pool.query<{ id: string }>('select id from row_staff where username = any($1)', [PEOPLE]);
  const tokens: string[] = [];
  for (const { id } of rows) {
    for (let session = 0; session < writers / rows.length; session += 1)
      tokens.push((await signIn(pool, id)).authorization);
  }
  // Marks the world as complete, so that the server creates none of its own.
  await pool.query(`insert into worlds (name, begun_at, finished_at) values ('empty', $1, $1)`, [now.toISOString()]);
  await database.close();
  return { directory, tokens, open, remove: () => rm(directory, { recursive: true, force: true }) };
}
