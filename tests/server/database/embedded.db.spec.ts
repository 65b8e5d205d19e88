import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { type Database, openDatabase } from '#server/database/open.ts';
import { insertReservations } from '#server/store/reservations.ts';

let directory: string;
let opened: Database[];

beforeEach(async () => {
  // Closed to all other users, like a clone below /root.
  directory = await mkdtemp(join(tmpdir(), 'shweli-embedded-'));
  opened = [];
});

afterEach(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await rm(directory, { recursive: true, force: true });
});

async function open(dataDirectory = directory): Promise<Database> {
  const database = await openDatabase({ dataDirectory, databaseUrl: undefined, port: 4321 });
  opened.push(database);
  return database;
}

describe('the embedded PostgreSQL', () => {
  it('the embedded PostgreSQL is durable, checksummed, UTF-8, sorted by code point, without a port, and keeps all over a start', async () => {
    const first = await open();
    const { rows } = await first.pool.query(`
      select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
             current_setting('full_page_writes') as pages, current_setting('data_checksums') as checksums,
             current_setting('server_encoding') as encoding, current_setting('listen_addresses') as addresses,
             current_database() as name, 'Z' < 'a' as by_code_point, upper('é') as upper`);
    expect(rows).toEqual([
      {
        fsync: 'on',
        commit: 'on',
        pages: 'on',
        checksums: 'on',
        encoding: 'UTF8',
        addresses: '',
        name: 'shweli',
        by_code_point: true,
        upper: 'É',
      },
    ]);
    await first.pool.query('create table kept as select 7 as number');
    await first.close();
    const second = await open();
    expect((await second.pool.query('select number from kept')).rows).toEqual([{ number: 7 }]);
  });
});

it('the log of PostgreSQL says what failed, without the values of the rows', async () => {
  const PHONE = '+959250333444';
  const { pool } = await open();
  await migrate(pool);
  const client = await pool.connect();
  const reserve = (id: string) =>
    insertReservations(client, [{ kind: 'phone', key: PHONE, machine: 'staff', id }], '2026-11-29T00:00:00.000Z');
  await reserve('ST1');
  await expect(reserve('ST2')).rejects.toMatchObject({ code: '23505', detail: expect.stringContaining(PHONE) });
  client.release();
  const log = await readFile(join(directory, 'postgres.log'), 'utf8');
  expect(log).toContain('duplicate key value violates unique constraint "claims_pkey"');
  expect(log).toContain('STATEMENT');
  expect(log).not.toContain(PHONE);
});

describe('an external PostgreSQL', () => {
  it('an external PostgreSQL that does not answer is named with its variable', async () => {
    const nobody = 'postgresql://shweli@127.0.0.1:1/shweli';
    await expect(openDatabase({ dataDirectory: directory, databaseUrl: nobody, port: 0 })).rejects.toThrow(
      'DATABASE_URL',
    );
  });
});
