import type pg from 'pg';

/**
 * Runs a step of an upgrade in one transaction without a limit of time, with a table locked: a process that starts at
 * the same time waits, and finds it done. Rolls back and throws what the step throws.
 */
export async function upgradeStep<Result>(
  pool: pg.Pool,
  table: string,
  step: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query(`lock table ${table} in share row exclusive mode`);
    const result = await step(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A connection that is closed takes its transaction back.
    client.release(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}
