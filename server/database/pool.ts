import pg from 'pg';
import { socketOf } from './clientInternals.ts';
import { DatabasePool } from './databasePool.ts';
import { fence } from './fence.ts';

const BIGINT = 20;
const BIGINT_ARRAY = 1016;

/** Converts PostgreSQL's bigint to a number; throws beyond 2^53, where it would no longer be exact. */
export function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large to be read as an exact number.`);
  return value;
}

function safeIntegers(text: string): (number | null)[] {
  const items = text.slice(1, -1).split(',');
  return text === '{}' ? [] : items.map((item) => (item === 'NULL' ? null : safeInteger(item)));
}

const typeParsers = new pg.TypeOverrides();
typeParsers.setTypeParser(BIGINT, safeInteger);
typeParsers.setTypeParser(BIGINT_ARRAY, safeIntegers);

/** Connections for requests unless DATABASE_CONNECTIONS says otherwise. */
const USUAL_CONNECTIONS = 16;

/** Creates a pool of connections with the settings that every part of the server relies on. */
export function createPool(url: string, max = USUAL_CONNECTIONS): DatabasePool {
  const pool = new DatabasePool({
    connectionString: url,
    max,
    // Sends statements without waiting for earlier answers: one round trip for many.
    pipeline: true,
    types: typeParsers,
    application_name: 'shweli',
    // Below the five seconds within which every call is answered.
    connectionTimeoutMillis: 4000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // The pool replaces an idle connection that breaks; users of a broken one get the error from their own query.
  pool.on('error', () => undefined);
  // A connection may also break between two queries of its user: without a listener that error would end the server.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', sendTogether);
  pool.on('connect', (client) => pool.prepareSession(client));
  pool.on('connect', (client) => void fence(client, pool));
  pool.on('connect', (client) => pool.lostSessions.join(client));
  return pool;
}

/** Sends the statements of one turn of the event loop in one write, because a system call costs more than they do. */
function sendTogether(client: pg.PoolClient): void {
  const stream = socketOf(client);
  const uncork = stream.uncork.bind(stream);
  stream.uncork = () => process.nextTick(uncork);
}

/** Returns the address of another database on the same server for the same user. */
export function withDatabaseName(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/?]*)\/?[^?]*/, `$1/${encodeURIComponent(name)}`);
}
