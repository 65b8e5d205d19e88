import type pg from 'pg';
import { ConfigurationError } from './config.ts';
import { foreignObjects } from './database/madeObjects.ts';
import { worldIn } from './worldMark.ts';

type Queryable = Pick<pg.Pool, 'query'>;

const MOST_NAMES = 4;

const FACTS = `
select current_schema() as schema, has_schema_privilege(current_schema(), 'create') as "mayCreate",
  (select count(*) = 3 from pg_attribute where attrelid = to_regclass('migrations')
    and attname in ('name', 'checksum', 'applied_at')) as "isPrepared"`;

interface Facts {
  readonly schema: string | null;
  readonly mayCreate: boolean | null;
  readonly isPrepared: boolean;
}

/** Returns whether the schema has our tables and a world that is complete: what others added to it is theirs to keep. */
async function isSettled(pool: Queryable): Promise<boolean> {
  const { rows } = await pool.query<{ name: string }>('select name from migrations order by name limit 1');
  if (rows[0]?.name !== '001_events.sql') return false;
  const world = await worldIn(pool);
  return world !== null && world.finished_at !== null;
}

/** Throws unless the schema holds a complete world, or nothing but what this program made in it. */
export async function refuseForeignSchema(pool: Queryable): Promise<void> {
  const { rows } = await pool.query<Facts>(FACTS);
  const { schema = null, mayCreate = null, isPrepared = false } = rows[0] ?? {};
  if (schema === null || mayCreate !== true)
    throw new ConfigurationError(
      `The role of DATABASE_URL may not create tables in ${schema === null ? 'any schema of its search_path' : `the schema ${schema}`}: ` +
        `as the owner of the database, run "grant create on schema ${schema ?? 'public'} to" that role.`,
    );
  if (isPrepared && (await isSettled(pool))) return;
  const foreign = await foreignObjects(pool);
  if (foreign.length === 0) return;
  const others = foreign.length > MOST_NAMES ? ` and ${foreign.length - MOST_NAMES} more` : '';
  throw new ConfigurationError(
    `The schema ${schema} of the database holds what Shweli did not make: ${foreign.slice(0, MOST_NAMES).join(', ')}${others}. ` +
      'Choose a DATABASE_URL with a database of its own. Nothing was changed.',
  );
}
