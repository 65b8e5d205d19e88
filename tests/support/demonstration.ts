import pg from 'pg';
import { inject } from 'vitest';
import { loadDemonstration } from '#server/demo/demonstration.ts';
import { createDatabase } from '#server/database/open.ts';
import { createPool, withDatabaseName } from '#server/database/pool.ts';
import { createProposer } from '#server/propose/proposer.ts';
import { createSerials } from '#server/store/serials.ts';
import { copyDatabase, dropDatabase } from './database.ts';

/** Orders of the world: enough for records of every list. */
const ORDERS = 300;
/** Number of the lock under which one test file of a run makes the template. */
const LOCK = 2026;

/** Creates a database with a demonstration world as of today. The first caller of a run makes it, the others copy it. */
export async function createDemonstration() {
  const template = `${inject('templateName')}_demo`;
  await makeOnce(template);
  const database = await copyDatabase(template);
  const { pool } = database;
  const { rows } = await pool.query<{ id: string; username: string }>('select id, username from row_staff');
  const staff = new Map(rows.map(({ id, username }) => [username, id]));
  return { database, pool, staffId: (username: string) => Promise.resolve(staff.get(username) ?? '') };
}

export type Demonstration = Awaited<ReturnType<typeof createDemonstration>>;

/** Makes the template unless it is there; other workers wait meanwhile. */
async function makeOnce(template: string): Promise<void> {
  const url = inject('maintenanceUrl');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount !== 0) return;
    const unfinished = `${template}_begun`;
    await dropDatabase(url, unfinished);
    await createDatabase(url, unfinished, inject('templateName'));
    const pool = createPool(withDatabaseName(url, unfinished));
    await loadDemonstration(pool, createProposer(pool, createSerials(pool)), new Date(), ORDERS);
    await pool.end();
    await client.query(`alter database ${pg.escapeIdentifier(unfinished)} rename to ${pg.escapeIdentifier(template)}`);
  } finally {
    await client.end();
  }
}
