import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { createPool } from '#server/database/pool.ts';
import { refuseForeignSchema } from '#server/foreignSchema.ts';
import { discardUnfinishedWorld } from '#server/world.ts';
import { markWorld } from '#server/worldMark.ts';
import { createEmptyDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let pool: TestDatabase['pool'];

beforeEach(async () => {
  database = await createEmptyDatabase();
  ({ pool } = database);
});
afterEach(() => database.drop());

const begin = (finished_at: string | null) => markWorld(pool, { name: 'empty', begun_at: '2026-11-01', finished_at });

const relations = async (): Promise<string[]> =>
  (
    await pool.query<{ name: string }>(`select relname as name from pg_class where relnamespace = 'public'::regnamespace
     and relkind in ('r', 'v', 'm', 'S') order by 1`)
  ).rows.map((row) => row.name);

/** Does something as a role that owns neither the database nor its schema, and may create in it unless told otherwise. */
async function asGuest<Result>(mayCreate: boolean, work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const role = `guest_${randomUUID().replaceAll('-', '')}`;
  await pool.query(`create role ${role} login`);
  if (mayCreate) await pool.query(`grant create on schema public to ${role}`);
  const guests = createPool(database.url.replace('user=postgres', `user=${role}`), 2);
  try {
    return await work(guests);
  } finally {
    await guests.end();
    await pool.query(`drop owned by ${role}`);
    await pool.query(`drop role ${role}`);
  }
}

describe('a schema of another program', () => {
  it.each([
    ['create table theirs (number int)', 'table public.theirs'],
    ['create view theirs as select 1 as number', 'view public.theirs'],
    ['create materialized view theirs as select 1 as number', 'materialized view public.theirs'],
    ['create sequence theirs', 'sequence public.theirs'],
    ['create function theirs() returns int language sql as $$ select 1 $$', 'function public.theirs()'],
    [`create type theirs as enum ('one')`, 'type public.theirs'],
    ['create table migrations (id serial, migration text)', 'table public.migrations'],
    ['create table events (id int); create table worlds (id int)', 'table public.events, table public.worlds'],
  ])('a schema of another program is refused before anything is made in it: %s', async (made, named) => {
    await pool.query(made);
    const before = await relations();
    await expect(refuseForeignSchema(pool)).rejects.toThrow(
      `The schema public of the database holds what Shweli did not make: ${named}. ` +
        'Choose a DATABASE_URL with a database of its own. Nothing was changed.',
    );
    expect(await relations()).toEqual(before);
  });

  it('the refusal of a schema of another program names a few of its objects', async () => {
    for (const letter of 'abcdef') await pool.query(`create table ${letter} (number int)`);
    await expect(refuseForeignSchema(pool)).rejects.toThrow('table public.d and 2 more. ');
  });
});

describe('a schema of our own', () => {
  it('a schema of our own may be new, with extensions, rights and what is in other schemas', async () => {
    await pool.query(`create schema theirs; create table theirs.events (id int); grant usage on schema public to public;
      alter default privileges in schema public grant select on tables to public;
      create extension if not exists plpgsql`);
    await expect(refuseForeignSchema(pool)).resolves.toBeUndefined();
  });

  it('a schema of our own may be interrupted between its migrations and its world', async () => {
    await migrate(pool);
    await expect(refuseForeignSchema(pool)).resolves.toBeUndefined();
  });

  it('a schema of our own may hold what others added once its world is complete', async () => {
    await migrate(pool);
    await begin('2026-11-02');
    await pool.query('create view theirs as select type from events');
    await expect(refuseForeignSchema(pool)).resolves.toBeUndefined();
  });

  it('a schema of our own is not made again while something of others stands in it', async () => {
    await migrate(pool);
    await begin(null);
    await pool.query('create table theirs (number int)');
    await expect(refuseForeignSchema(pool)).rejects.toThrow('did not make: table public.theirs.');
  });

  it('a schema of our own needs the right to create in it, and the refusal names that right', async () => {
    await asGuest(false, async (guests) =>
      expect(refuseForeignSchema(guests)).rejects.toThrow(/may not create tables in the schema public: .*grant create/),
    );
    await pool.query('drop schema public');
    await expect(refuseForeignSchema(pool)).rejects.toThrow('may not create tables in any schema of its search_path');
  });
});

describe('an interrupted first world', () => {
  it('an interrupted first world is removed with all that this program made, and can be made again', async () => {
    await migrate(pool);
    await begin(null);
    await discardUnfinishedWorld({ pool });
    expect(await relations()).toEqual([]);
    expect((await pool.query(`select 1 from pg_proc where pronamespace = 'public'::regnamespace`)).rowCount).toBe(0);
    await expect(refuseForeignSchema(pool)).resolves.toBeUndefined();
    expect((await migrate(pool)).length).toBeGreaterThan(0);
  });

  it('the removal of an interrupted first world leaves tables, rights and settings of others as they are', async () => {
    await migrate(pool);
    await begin(null);
    await pool.query(`create table theirs as select 1 as number; comment on schema public is 'kept';
      create schema other; create table other.events as select 2 as number`);
    await discardUnfinishedWorld({ pool });
    expect(await relations()).toEqual(['theirs']);
    const { rows } =
      await pool.query(`select (select number from theirs) as one, (select number from other.events) as two,
      obj_description('public'::regnamespace) as comment`);
    expect(rows).toEqual([{ one: 1, two: 2, comment: 'kept' }]);
  });

  it('an interrupted first world stays as it is when something of others was built on it', async () => {
    await migrate(pool);
    await begin(null);
    await pool.query('create schema other; create view other.theirs as select type from events');
    const before = await relations();
    await expect(discardUnfinishedWorld({ pool })).rejects.toThrow(
      'another program built on table public.events. Remove that, or',
    );
    expect(await relations()).toEqual(before);
  });

  it('an interrupted first world is removed by a role that does not own the schema', async () => {
    await asGuest(true, async (guests) => {
      await migrate(guests);
      await markWorld(guests, { name: 'empty', begun_at: '2026-11-01', finished_at: null });
      await discardUnfinishedWorld({ pool: guests as typeof pool });
      expect(await relations()).toEqual([]);
    });
  });
});
