import type pg from 'pg';
import { ConfigurationError, type Config } from './config.ts';

/** First world of a database, marked when it is begun and when it is complete. */
export interface World {
  readonly name: 'demonstration' | 'empty';
  readonly begun_at: string;
  readonly finished_at: string | null;
}

type Queryable = Pick<pg.Pool, 'query'>;

/** An account that only the demonstration registers. */
const DEMONSTRATION_ACCOUNT = 'manager.yangon';

async function hasTable(pool: Queryable, name: string): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>('select to_regclass($1) is not null as there', [name]);
  return rows[0]?.there === true;
}

/** Recognises the world of a database without a mark by its first events; null if it has no event. */
async function recognised(pool: Queryable): Promise<World | null> {
  if (!(await hasTable(pool, 'events'))) return null;
  const { rows } = await pool.query<{ begun_at: string; is_demonstration: boolean }>(
    `select first.recorded_at as begun_at, exists (select from events where machine = 'staff'
       and type = 'staff.registered' and data ->> 'username' = $1) as is_demonstration
     from (select recorded_at from events order by position limit 1) as first`,
    [DEMONSTRATION_ACCOUNT],
  );
  const [found] = rows;
  if (!found) return null;
  const { begun_at, is_demonstration } = found;
  return { name: is_demonstration ? 'demonstration' : 'empty', begun_at, finished_at: begun_at };
}

/** Returns the world of a database, also before its migration; null for a new database. */
export async function worldIn(pool: Queryable): Promise<World | null> {
  if (await hasTable(pool, 'worlds')) {
    const { rows } = await pool.query<World>('select name, begun_at, finished_at from worlds');
    if (rows[0]) return rows[0];
  }
  return recognised(pool);
}

/** Marks the world of an older database that has none. */
export async function markWorld(pool: Queryable, { name, begun_at, finished_at }: World): Promise<void> {
  await pool.query('insert into worlds (name, begun_at, finished_at) values ($1, $2, $3) on conflict do nothing', [
    name,
    begun_at,
    finished_at,
  ]);
}

/** Throws if the database holds the demonstration and the settings ask for a company of one's own, or the reverse. */
export async function refuseOtherWorld(
  { demo, databaseUrl, dataDirectory }: Pick<Config, 'demo' | 'databaseUrl' | 'dataDirectory'>,
  pool: Queryable,
): Promise<void> {
  const world = await worldIn(pool);
  // An unfinished world holds nobody's work: it is discarded and made as the settings say.
  if (world === null || world.finished_at === null || (world.name === 'demonstration') === demo) return;
  const place = databaseUrl === undefined ? `The data directory ${dataDirectory}` : 'The database of DATABASE_URL';
  const another = databaseUrl === undefined ? 'another DATA_DIR' : 'another DATABASE_URL';
  throw new ConfigurationError(
    world.name === 'demonstration'
      ? `${place} holds the demonstration, and DEMO=0 asks for a company of its own. Choose ${another} for the company, or start without DEMO=0.`
      : `${place} holds a company of its own, and the demonstration never goes into it. Start with DEMO=0, or choose ${another} for the demonstration.`,
  );
}
