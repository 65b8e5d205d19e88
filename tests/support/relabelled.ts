import type pg from 'pg';

/** Changes machine and type of the recorded event with this number, past the triggers. */
export async function relabelled(pool: pg.Pool, sequence: number, machine: string, type: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(
      `update events set machine = $1, type = $2 from log_sequence n
       where n.position = events.position and sequence = $3`,
      [machine, type, sequence],
    );
    await client.query('update log_sequence set machine = $1 where sequence = $2', [machine, sequence]);
    await client.query('commit');
  } finally {
    client.release();
  }
}
