import type pg from 'pg';

/** The loss that each setting of PostgreSQL allows while it is off. */
const LOST: Readonly<Record<string, string>> = {
  fsync: 'a crash of its machine can destroy the whole database',
  full_page_writes: 'a crash of its machine can tear pages of the database',
  synchronous_commit: 'a crash loses commands that were acknowledged',
};

/** Returns what an external PostgreSQL may lose by its settings, a sentence each with what to do. */
export async function undurable(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from pg_settings where name = any($1) and setting = 'off' order by name`,
    [Object.keys(LOST)],
  );
  return rows.map(
    ({ name }) => `The PostgreSQL of DATABASE_URL runs with ${name} = off: ${LOST[name]}. Set it to on and reload.`,
  );
}
