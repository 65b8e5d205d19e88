import pg from 'pg';

type Queryable = Pick<pg.ClientBase, 'query'>;

/** Others built on what is to be removed; the message names it. */
export class MadeObjectsNeeded extends Error {
  override readonly name = 'MadeObjectsNeeded';
}

/** Statement that makes the table of all that this program made in its schema: a clean-up removes nothing else. */
export const MADE_OBJECTS = 'create table if not exists shweli_objects (name text primary key)';

// Parts of a table, such as its indexes, and members of an extension belong to those. Rights are no objects.
const PRESENT = `
select object.type || ' ' || object.identity as name
from pg_depend as held, lateral pg_identify_object(held.classid, held.objid, 0) as object
where held.refclassid = 'pg_namespace'::regclass
  and held.refobjid = (select oid from pg_namespace where nspname = current_schema())
  and held.deptype = 'n'
  and held.classid not in ('pg_extension'::regclass, 'pg_default_acl'::regclass, 'pg_publication_namespace'::regclass)
  and not exists (select from pg_depend as whole where whole.classid = held.classid and whole.objid = held.objid
    and whole.objsubid = 0 and whole.deptype in ('e', 'i', 'a'))
order by name`;

const namesOf = async (db: Queryable, query: string): Promise<string[]> =>
  (await db.query<{ name: string }>(query)).rows.map(({ name }) => name);

/** Records what the work makes in the schema; belongs into the transaction of the work. */
export async function recordMade(db: Queryable, work: () => Promise<unknown>): Promise<void> {
  const before = new Set(await namesOf(db, PRESENT));
  await work();
  const made = (await namesOf(db, PRESENT)).filter((name) => !before.has(name));
  await db.query('insert into shweli_objects select unnest($1::text[]) on conflict do nothing', [made]);
}

async function madeAndForeign(db: Queryable): Promise<{ made: string[]; foreign: string[] }> {
  const { rows } = await db.query<{ there: boolean }>(`select to_regclass('shweli_objects') is not null as there`);
  const recorded = new Set(rows[0]?.there === true ? await namesOf(db, 'select name from shweli_objects') : []);
  const present = await namesOf(db, PRESENT);
  return {
    made: present.filter((name) => recorded.has(name)),
    foreign: present.filter((name) => !recorded.has(name)),
  };
}

/** Returns what another program or person made in the schema, such as `table public.customers`. */
export const foreignObjects = async (db: Queryable): Promise<string[]> => (await madeAndForeign(db)).foreign;

/** PostgreSQL's `dependent_objects_still_exist`. */
const STILL_NEEDED = '2BP01';

/** Removes an object; returns false, and changes nothing, while another needs it. */
async function dropUnlessNeeded(db: Queryable, name: string): Promise<boolean> {
  await db.query('savepoint removal');
  try {
    await db.query(`drop ${name}`);
    await db.query('release savepoint removal');
    return true;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== STILL_NEEDED) throw error;
    await db.query('rollback to savepoint removal');
    return false;
  }
}

/** Removes in one transaction all that this program made, and nothing else: what was built on it stops the removal. */
export async function dropMadeObjects(db: Queryable): Promise<void> {
  await db.query('begin');
  try {
    let { made: left } = await madeAndForeign(db);
    while (left.length > 0) {
      const needed: string[] = [];
      for (const name of left) if (!(await dropUnlessNeeded(db, name))) needed.push(name);
      if (needed.length === left.length)
        throw new MadeObjectsNeeded(
          `The interrupted first world cannot be made again: another program built on ${needed.at(-1)}. Remove that, or choose another DATABASE_URL. Nothing was changed.`,
        );
      left = needed;
    }
    await db.query('commit');
  } catch (error) {
    await db.query('rollback');
    throw error;
  }
}
