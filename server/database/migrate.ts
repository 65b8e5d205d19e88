import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { MADE_OBJECTS, recordMade } from './madeObjects.ts';

/** A numbered change of the schema, read from its file. */
interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/** The migration files and the database disagree, or a file cannot be applied. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

const SQL_DIRECTORY = join(import.meta.dirname, '..', 'sql');
const FILE_NAME = /^\d{3}_\w+\.sql$/;
/** Arbitrary number of the advisory lock: concurrent migrations of this database wait for each other. */
const ADVISORY_LOCK = 7_494_351;

const MIGRATIONS =
  'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())';

/** A file that an upgrade is about to apply. */
export interface UpgradeStep {
  readonly name: string;
  readonly number: number;
  readonly of: number;
}

/**
 * Applies the missing files of server/sql in order, all of them or none, and returns their names. `onStep` hears of each
 * file that changes an older database.
 */
export async function migrate(
  pool: pg.Pool,
  directory = SQL_DIRECTORY,
  onStep: (step: UpgradeStep) => void = () => undefined,
): Promise<string[]> {
  const files = await readMigrations(directory);
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    await prepare(client);
    const applied = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migrations order by name',
    );
    refuseDisagreement(files, applied.rows);
    const fresh = files.slice(applied.rows.length);
    await applyAll(client, fresh, (file, number) => {
      if (applied.rows.length > 0) onStep({ name: file.name, number, of: fresh.length });
    });
    return fresh.map((file) => file.name);
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    client.release();
  }
}

/** Makes the tables that tell what was applied and made. */
async function prepare(client: pg.PoolClient): Promise<void> {
  await client.query('begin');
  try {
    await recordMade(client, () => client.query(`${MADE_OBJECTS}; ${MIGRATIONS}`));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted();
  for (const [index, name] of names.entries()) {
    if (!FILE_NAME.test(name)) throw new MigrationError(`${name} is not named like 001_events.sql.`);
    const before = names[index - 1];
    if (before?.slice(0, 3) === name.slice(0, 3))
      throw new MigrationError(`${before} and ${name} have the same number.`);
  }
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

function refuseDisagreement(files: readonly Migration[], applied: readonly { name: string; checksum: string }[]): void {
  for (const [index, done] of applied.entries()) {
    const file = files.find((candidate) => candidate.name === done.name);
    if (file === undefined) {
      throw new MigrationError(
        `The database knows ${done.name}, this program does not: it is older than the database. ` +
          'Start the newer program again, or restore a backup from before the upgrade into another directory. Nothing was changed.',
      );
    }
    if (file.checksum !== done.checksum) {
      throw new MigrationError(
        `${file.name} was changed after it was applied. Restore it and write a new file instead.`,
      );
    }
    if (files[index] !== file) {
      throw new MigrationError(
        `${files[index]?.name} comes before ${file.name}, which is already applied. Give it a later number.`,
      );
    }
  }
}

/** Applies files in one transaction: a program of before still works on a database whose upgrade failed. */
async function applyAll(
  client: pg.PoolClient,
  files: readonly Migration[],
  onFile: (file: Migration, number: number) => void,
): Promise<void> {
  if (files.length === 0) return;
  await client.query('begin');
  // A large table takes longer than any request may.
  await client.query('set local statement_timeout = 0');
  await recordMade(client, async () => {
    for (const [index, file] of files.entries()) {
      onFile(file, index + 1);
      await apply(client, file);
    }
  });
  await client.query('commit');
}

async function apply(client: pg.PoolClient, file: Migration): Promise<void> {
  try {
    await client.query(file.text);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [file.name, file.checksum]);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new MigrationError(
      `${file.name}${lineOf(error, file.text)}: ${String(error)}. The database is as it was before.`,
      { cause: error },
    );
  }
}

function lineOf(error: unknown, text: string): string {
  if (!(error instanceof pg.DatabaseError) || error.position === undefined) return '';
  return `, line ${text.slice(0, Number(error.position)).split('\n').length}`;
}
