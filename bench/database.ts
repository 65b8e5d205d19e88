import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createDatabase } from '#server/database/open.ts';
import { withDatabaseName } from '#server/database/pool.ts';

/** A database for one benchmark, until it is dropped. */
export interface OwnDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates a new database on the PostgreSQL of an address, which other programs may use too. */
export async function createOwnDatabase(serverUrl: string): Promise<OwnDatabase> {
  const name = `shweli_bench_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(serverUrl, name);
  const drop = () =>
    withoutLimit(serverUrl, async (client) => {
      await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
    });
  return { name, url: withDatabaseName(serverUrl, name), drop };
}

/** Works on a connection without a statement timeout: for test data and comparisons, never for our own measurements. */
export async function withoutLimit<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
