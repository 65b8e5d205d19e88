import { readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import { createEmptyDatabase, type TestDatabase } from '../../support/database.ts';

/** Uses up numbers of transactions until the next one is later than every one in the log, as in the cluster of the dump. */
const CATCH_UP = `do $$
declare latest xid8 := (select max(tx) from events);
begin
  while pg_current_xact_id() <= latest loop commit; end loop;
end $$`;

/** Restores a kept database of an older version. */
export async function restored(file: string): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  const client = await database.pool.connect();
  try {
    await client.query(zstdDecompressSync(readFileSync(file)).toString());
    await client.query('reset all');
    await client.query(CATCH_UP);
  } finally {
    // The dump has changed settings of the session.
    client.release(true);
  }
  return database;
}
