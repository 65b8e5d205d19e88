import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, type Database } from '#server/database/open.ts';
import { createPool, withDatabaseName } from '#server/database/pool.ts';

/** A database of one test file; `drop` (in afterAll) closes and removes it. */
export interface TestDatabase extends Database {
  /** For `copyDatabase`, once it is closed. */
  readonly name: string;
  drop(): Promise<void>;
}

/**
 * Creates a database on the run's PostgreSQL, migrated, optionally with the master data. Takes tens of milliseconds.
 */
export const createTestDatabase = (
  template: 'templateName' | 'registeredName' = 'templateName',
): Promise<TestDatabase> => copyDatabase(inject(template));

/** Creates a database without anything in it. */
export const createEmptyDatabase = (): Promise<TestDatabase> => copyDatabase(undefined);

/** Creates a copy of a template database. */
export async function copyDatabase(template: string | undefined): Promise<TestDatabase> {
  const maintenanceUrl = inject('maintenanceUrl');
  const name = `shweli_test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(maintenanceUrl, name, template);
  const url = withDatabaseName(maintenanceUrl, name);
  const pool = createPool(url, 8);
  const close = async (): Promise<void> => {
    if (!pool.ended) await pool.end();
  };
  return {
    name,
    pool,
    url,
    kind: 'external',
    close,
    async drop() {
      await close();
      await dropDatabase(maintenanceUrl, name);
    },
  };
}

/** Removes a database, even while clients are connected to it. */
export async function dropDatabase(maintenanceUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
  } finally {
    await client.end();
  }
}
