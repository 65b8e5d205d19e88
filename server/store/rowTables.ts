import type pg from 'pg';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { rowTable } from './tables.ts';

/** Held while tables are made, so that two processes that start at once make each of them once. */
const LOCK = `select pg_advisory_xact_lock(hashtext('row tables'))`;

/**
 * Makes the row tables that no file of server/sql makes: the common head and the row as JSON, in which fields are found
 * without columns of their own. Returns the names of the tables made.
 */
export async function makeRowTables(pool: pg.Pool, aggregateTypes: readonly AggregateType[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(LOCK);
    const { rows } = await client.query<{ name: string }>(
      'select name from unnest($1::text[]) name where to_regclass(name) is null',
      [aggregateTypes.map(({ id }) => rowTable(id))],
    );
    const missing = rows.map(({ name }) => name);
    for (const name of missing) await client.query(`select make_row_table($1, '{}')`, [name]);
    await client.query('commit');
    return missing;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
