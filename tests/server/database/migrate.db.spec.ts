import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { createDatabase } from '#server/database/open.ts';
import { createPool, withDatabaseName } from '#server/database/pool.ts';
import { createTestDatabase, dropDatabase } from '../../support/database.ts';
import type pg from 'pg';
import { inject } from 'vitest';
import { randomUUID } from 'node:crypto';

let directory: string;
let name: string;
let pool: pg.Pool;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'shweli-sql-'));
  name = `shweli_migrate_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(inject('maintenanceUrl'), name);
  pool = createPool(withDatabaseName(inject('maintenanceUrl'), name));
});

afterEach(async () => {
  await pool.end();
  await dropDatabase(inject('maintenanceUrl'), name);
  await rm(directory, { recursive: true });
});

const put = (file: string, text: string): Promise<void> => writeFile(join(directory, file), text);

describe('migrations', () => {
  it('migrations apply new files in order, once', async () => {
    await put('002_second.sql', 'insert into first values (2); alter table first add column word text;');
    await put('001_first.sql', 'create table first (number int);');
    expect(await migrate(pool, directory)).toEqual(['001_first.sql', '002_second.sql']);
    expect(await migrate(pool, directory)).toEqual([]);
    await put('003_third.sql', "insert into first values (3, 'three');");
    expect(await migrate(pool, directory)).toEqual(['003_third.sql']);
    expect((await pool.query('select number, word from first order by number')).rows).toEqual([
      { number: 2, word: null },
      { number: 3, word: 'three' },
    ]);
  });

  it('migrations run once when several servers start together', async () => {
    await put('001_first.sql', 'create table first (number int); select pg_sleep(0.1); insert into first values (1);');
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(pool, directory)));
    expect(applied.flat()).toEqual(['001_first.sql']);
    expect((await pool.query('select number from first')).rows).toEqual([{ number: 1 }]);
  });

  it('migrations leave nothing of a file that fails, and say where it failed', async () => {
    await put('001_first.sql', 'create table first (number int);\nselect nonsense;');
    await expect(migrate(pool, directory)).rejects.toThrow(/001_first\.sql, line 2: .*nonsense/);
    expect((await pool.query("select to_regclass('first') as name")).rows).toEqual([{ name: null }]);
    await put('001_first.sql', 'create table first (number int);');
    expect(await migrate(pool, directory)).toEqual(['001_first.sql']);
  });

  it('migrations leave the database as it was where a later file fails, so that the older program still works', async () => {
    await put('001_first.sql', 'create table first (number int); insert into first values (1);');
    await migrate(pool, directory);
    await put('002_second.sql', 'alter table first add column word text; update first set number = 2;');
    await put('003_third.sql', 'insert into first values (1 / 0);');
    const steps: string[] = [];
    await expect(
      migrate(pool, directory, ({ name: file, number, of }) => steps.push(`${file} ${number}/${of}`)),
    ).rejects.toThrow(/003_third\.sql.*division by zero.*as it was before/);
    expect(steps).toEqual(['002_second.sql 1/2', '003_third.sql 2/2']);
    expect((await pool.query('select * from first')).rows).toEqual([{ number: 1 }]);
    await rm(join(directory, '002_second.sql'));
    await rm(join(directory, '003_third.sql'));
    expect(await migrate(pool, directory)).toEqual([]);
  });

  it('migrations tell no step of a new database, and have no time limit', async () => {
    await put('001_first.sql', 'create table first (number int);');
    const steps: string[] = [];
    await migrate(pool, directory, ({ name: file }) => steps.push(file));
    expect(steps).toEqual([]);
    await put(
      '002_second.sql',
      "do $$ begin if current_setting('statement_timeout') <> '0' then raise 'limited'; end if; end $$;",
    );
    expect(await migrate(pool, directory)).toEqual(['002_second.sql']);
    expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '1min' }]);
  });

  it('migrations refuse a file that was changed after it was applied', async () => {
    await put('001_first.sql', 'create table first (number int);');
    await migrate(pool, directory);
    await put('001_first.sql', 'create table first (number bigint);');
    await expect(migrate(pool, directory)).rejects.toThrow('001_first.sql was changed after it was applied');
  });

  it('migrations do not mind line endings', async () => {
    await put('001_first.sql', 'create table first\n(number int);');
    await migrate(pool, directory);
    await put('001_first.sql', 'create table first\r\n(number int);');
    expect(await migrate(pool, directory)).toEqual([]);
  });

  it('migrations refuse to run an older program on a newer database', async () => {
    await put('001_first.sql', 'create table first (number int);');
    await migrate(pool, directory);
    await rm(join(directory, '001_first.sql'));
    await expect(migrate(pool, directory)).rejects.toThrow('older than the database');
  });

  it('migrations refuse a file slipped in before an applied one', async () => {
    await put('002_second.sql', 'create table second (number int);');
    await migrate(pool, directory);
    await put('001_first.sql', 'create table first (number int);');
    await expect(migrate(pool, directory)).rejects.toThrow('001_first.sql comes before 002_second.sql');
  });

  it('migrations refuse bad names and numbers used twice', async () => {
    await put('first.sql', 'select 1;');
    await expect(migrate(pool, directory)).rejects.toThrow('first.sql is not named like');
    await rm(join(directory, 'first.sql'));
    await put('001_a.sql', 'select 1;');
    await put('001_b.sql', 'select 1;');
    await expect(migrate(pool, directory)).rejects.toThrow('001_a.sql and 001_b.sql have the same number');
  });
});

describe('the pool', () => {
  it('the pool reads bigint as an exact number and refuses to round', async () => {
    const { rows } = await pool.query('select 9007199254740991::bigint as big, array[1, null]::bigint[] as list');
    expect(rows).toEqual([{ big: Number.MAX_SAFE_INTEGER, list: [1, null] }]);
    await expect(pool.query('select 9007199254740992::bigint')).rejects.toThrow('9007199254740992 is too large');
  });

  it('the pool works in UTC', async () => {
    expect((await pool.query('show timezone')).rows).toEqual([{ TimeZone: 'UTC' }]);
  });
});

describe('a test database', () => {
  it('a test database holds the migrated schema and is gone when dropped', async () => {
    const database = await createTestDatabase();
    expect((await database.pool.query('select count(*) >= 0 as there from migrations')).rows).toEqual([
      { there: true },
    ]);
    const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
    await database.drop();
    const left = await pool.query('select 1 from pg_database where datname = $1', [rows[0]?.name]);
    expect(left.rowCount).toBe(0);
  });
});
