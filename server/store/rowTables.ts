import type pg from 'pg';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { recordMade } from '../database/madeObjects.ts';
import { rowTable } from './tables.ts';

/** Lock for making tables: two processes that start at once make each table once. */
const LOCK = `select pg_advisory_xact_lock(hashtext('row tables'))`;

/**
 * Makes the row tables that no file of server/sql makes: the common columns and the row as JSON. Lists find fields
 * without a column in the JSON. Returns the names of the new tables. `onBegin` hears how many an older database lacks.
 */
export async function makeRowTables(
  pool: pg.Pool,
  aggregateTypes: readonly AggregateType[],
  onBegin: (tables: number) => void = () => undefined,
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(LOCK);
    const { rows } = await client.query<{ name: string; older: boolean }>(
      `select name, exists (select from streams) as older from unnest($1::text[]) name where to_regclass(name) is null`,
      [aggregateTypes.map(({ id }) => rowTable(id))],
    );
    const missing = rows.map(({ name }) => name);
    if (rows[0]?.older === true) onBegin(missing.length);
    const make = async (): Promise<void> => {
      for (const name of missing) await client.query(`select make_row_table($1, '{}')`, [name]);
    };
    if (missing.length > 0) await recordMade(client, make);
    await client.query('commit');
    return missing;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
