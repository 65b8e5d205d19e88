import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DatabaseUnusable } from './unusable.ts';

/** Properties of a PostgreSQL that decide whether the program can use it. */
interface Properties {
  readonly encoding: string;
  /** Such as 150004 for 15.4. */
  readonly version: number;
  /** True if it writes nothing, as a standby. */
  readonly onlyReads: boolean;
}

const OLDEST_MAJOR = 15;
const PER_MAJOR = 10_000;

/** Returns why a PostgreSQL of these properties cannot be used; null if it can. */
export function unfitness({ encoding, version, onlyReads }: Properties): string | null {
  const major = Math.floor(version / PER_MAJOR);
  if (major < OLDEST_MAJOR)
    return `The PostgreSQL of DATABASE_URL is version ${major}; Shweli needs ${OLDEST_MAJOR} or newer.`;
  if (encoding !== 'UTF8')
    return `The database of DATABASE_URL has the encoding ${encoding}, which cannot hold every name: create one with encoding UTF8 (createdb --encoding=UTF8 --template=template0).`;
  if (onlyReads)
    return 'The PostgreSQL of DATABASE_URL only reads: it is a standby, or default_transaction_read_only is set. Name the primary, or promote it.';
  return null;
}

const ROUNDS = 3;
const PATIENCE_MS = 5000;

/** Code of a pooler's own refusals: in statement mode it allows no transaction. */
const REFUSED_BY_POOLER = '08P01';

const pidOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

/** Returns whether each of two connections keeps its process while the other holds a transaction. */
async function keepProcesses(one: pg.Client, other: pg.Client): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const pid = await pidOf(one);
    try {
      await other.query('begin');
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === REFUSED_BY_POOLER) return false;
      throw error;
    }
    const isShared = (await pidOf(other)) === pid;
    const isKept = !isShared && (await pidOf(one)) === pid;
    await other.query('rollback');
    if (!isKept) return false;
  }
  return true;
}

/** Returns whether a notification reaches the connection that listens. */
async function isNotified(listener: pg.Client, other: pg.Client): Promise<boolean> {
  const channel = pg.escapeIdentifier(`shweli_probe_${randomUUID()}`);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  listener.once('notification', () => resolve(true));
  const patience = setTimeout(() => resolve(false), PATIENCE_MS);
  try {
    await listener.query(`listen ${channel}`);
    await other.query(`notify ${channel}`);
    return await promise;
  } finally {
    clearTimeout(patience);
  }
}

/** Throws if something between here and PostgreSQL shares its sessions: locks, settings and notifications would be lost. */
export async function requireSessions(url: string): Promise<void> {
  const open = () => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'shweli-probe',
      query_timeout: PATIENCE_MS,
    });
    client.on('error', () => undefined);
    return client;
  };
  const [one, other] = [open(), open()];
  try {
    await Promise.all([one.connect(), other.connect()]);
    if ((await keepProcesses(one, other)) && (await isNotified(one, other))) return;
  } finally {
    await Promise.allSettled([one.end(), other.end()]);
  }
  throw new DatabaseUnusable(
    'The pooler of DATABASE_URL gives each transaction another session of PostgreSQL: set it to session mode (pgbouncer: pool_mode = session), or name PostgreSQL itself in DATABASE_URL.',
  );
}

/** Throws unless the PostgreSQL behind a pool is new enough, keeps text as UTF-8, and writes. */
export async function requireProperties(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  const { rows } = await pool.query<Properties>(
    `select current_setting('server_encoding') as encoding, current_setting('server_version_num')::int as version,
       current_setting('transaction_read_only') = 'on' as "onlyReads"`,
  );
  const [properties] = rows;
  const reason = properties ? unfitness(properties) : null;
  if (reason !== null) throw new DatabaseUnusable(reason);
}
