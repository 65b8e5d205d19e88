import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { openDatabase, type Database } from '#server/database/open.ts';
import { createPool, withDatabaseName } from '#server/database/pool.ts';
import { unfitness } from '#server/database/requirements.ts';
import { dropDatabase } from '../../support/database.ts';
import { openDatabaseLine } from '../../support/databaseLine.ts';
import { until } from '../../support/eventually.ts';
import { startTlsPeer } from './tlsPeer.ts';
import { startTransactionPooler } from './transactionPooler.ts';

const HAS_CREATEDB = spawnSync('createdb', ['--version']).status === 0;

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function open(databaseUrl: string): Promise<Database> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'shweli-external-'));
  ends.push(() => rm(dataDirectory, { recursive: true }));
  const database = await openDatabase({ dataDirectory, databaseUrl, port: 0 });
  ends.push(() => database.close());
  return database;
}

/** Creates a database of these options on the run's PostgreSQL; returns its address. */
async function created(options: string): Promise<string> {
  const name = `shweli_external_${randomUUID().replaceAll('-', '')}`;
  const pool = createPool(inject('maintenanceUrl'), 1);
  ends.push(async () => {
    await pool.query(`drop database ${name} with (force)`);
    await pool.end();
  });
  await pool.query(`create database ${name} template template0 ${options}`);
  return withDatabaseName(inject('maintenanceUrl'), name);
}

const socketPath = (): string =>
  join(new URL(inject('maintenanceUrl')).searchParams.get('host') ?? '', '.s.PGSQL.5432');

describe('a PostgreSQL of one’s own', () => {
  it.each([
    ['its own locale provider', ''],
    ['locale C', `locale_provider libc locale 'C'`],
    ['ICU', `locale_provider icu icu_locale 'en' locale 'C'`],
  ])('a PostgreSQL of one’s own is opened in UTF-8 with %s, and each session is set up', async (_, options) => {
    const { pool } = await open(await created(options));
    const { rows } = await pool.query(`select current_setting('timezone') as timezone,
      current_setting('statement_timeout') as statements, current_setting('idle_in_transaction_session_timeout') as idle`);
    expect(rows).toEqual([{ timezone: 'UTC', statements: '1min', idle: '30s' }]);
  });

  it.skipIf(!HAS_CREATEDB)('a PostgreSQL of one’s own is opened as the guide has it made', async () => {
    const [, options = ''] = /`createdb (.+) shweli`/.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
    const name = `shweli_external_${randomUUID().replaceAll('-', '')}`;
    const words = [...options.split(' '), `--maintenance-db=${inject('maintenanceUrl')}`, name];
    const { status, stderr } = spawnSync('createdb', words, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    ends.push(() => dropDatabase(inject('maintenanceUrl'), name));
    const { pool } = await open(withDatabaseName(inject('maintenanceUrl'), name));
    const { rows } = await pool.query('show server_encoding');
    expect(rows).toEqual([{ server_encoding: 'UTF8' }]);
  });

  it.each(['SQL_ASCII', 'LATIN1'])('a PostgreSQL of one’s own in %s is refused by its encoding', async (encoding) => {
    const url = await created(`encoding '${encoding}' locale_provider libc locale 'C'`);
    await expect(open(url)).rejects.toThrow(
      new RegExp(`^The database of DATABASE_URL has the encoding ${encoding}, .*create one with encoding UTF8`),
    );
  });

  it.each([
    [{ encoding: 'UTF8', version: 140_012, onlyReads: false }, /is version 14; Shweli needs 15 or newer/],
    [{ encoding: 'EUC_CN', version: 180_000, onlyReads: false }, /has the encoding EUC_CN/],
    [{ encoding: 'UTF8', version: 180_000, onlyReads: true }, /only reads: it is a standby/],
  ])('a PostgreSQL of one’s own is refused where it is not fit: %j', (properties, reason) => {
    expect(unfitness(properties)).toMatch(reason);
  });

  it.each([150_000, 180_004])('a PostgreSQL of one’s own in UTF8 is fit from version 15 on: %i', (version) => {
    expect(unfitness({ encoding: 'UTF8', version, onlyReads: false })).toBeNull();
  });

  it.each([
    ['postgresql://me:secret@127.0.0.1:1/shweli', /ECONNREFUSED.*To do: start it, or correct host and port/],
    ['postgresql://me:secret@name.invalid/shweli', /does not answer: .*To do: correct the host name/],
    ['postgresql://me:secret@[bad/shweli', /Invalid URL.*To do: write special characters/],
    [
      'postgresql://me:secret@127.0.0.1/shweli?sslmode=verify-full&sslrootcert=/not/there.pem',
      /not\/there\.pem.*To do: correct the path/,
    ],
    ['missing database', /database "shweli_missing" does not exist.*To do: create that database, with encoding UTF8/],
    ['missing role', /role "nobody_here" does not exist.*To do: correct the role/],
  ])(
    'a PostgreSQL of one’s own that cannot be reached is refused in a sentence without its password: %s',
    async (given, reason) => {
      const url = given
        .replace('missing database', withDatabaseName(inject('maintenanceUrl'), 'shweli_missing'))
        .replace('missing role', inject('maintenanceUrl').replace('user=postgres', 'user=nobody_here'));
      const refusal = await open(url).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ name: 'DatabaseUnusable', message: expect.stringMatching(reason) });
      expect(String(refusal)).toMatch(/DATABASE_URL.*\.$/);
      expect(String(refusal)).not.toContain('secret');
    },
  );
});

it.each([
  ['a certificate of an unknown authority', true, /self-signed certificate.*sslrootcert=\/path\/to\/ca\.pem/],
  ['no TLS at all', false, /does not support SSL connections/],
])('a PostgreSQL with %s is refused where TLS is asked for', async (_, isEncrypted, reason) => {
  const peer = await startTlsPeer(isEncrypted);
  ends.push(() => peer.close());
  await expect(open(`postgresql://me@127.0.0.1:${peer.port}/shweli?sslmode=require`)).rejects.toThrow(reason);
});

it('a PostgreSQL that leaves the first connection without an answer is asked on another one', async () => {
  const line = await openDatabaseLine(await created(''));
  ends.push(() => line.close());
  line.lateMs = 600_000;
  const opening = open(line.url);
  await until(() => line.count() === 1);
  line.lateMs = 0;
  const { pool } = await opening;
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('a pooler that gives each transaction another session is refused before anything is asked of it', async () => {
  const pooler = await startTransactionPooler(socketPath());
  ends.push(() => pooler.close());
  await expect(open(`postgresql://postgres@127.0.0.1:${pooler.port}/postgres`)).rejects.toThrow(
    /^The pooler of DATABASE_URL gives each transaction another session of PostgreSQL: set it to session mode/,
  );
});
