import pg from 'pg';

const BIGINT = 20;
const BIGINT_ARRAY = 1016;
const TEXT_ARRAY: number = 1009;

/** PostgreSQL's bigint as a number; throws beyond 2^53, where a number would no longer be exact. */
export function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large to be read as an exact number.`);
  return value;
}

const textArray = pg.types.getTypeParser(TEXT_ARRAY);

const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format === 'binary') return pg.types.getTypeParser(oid, 'binary');
    if (oid === BIGINT) return safeInteger;
    if (oid === BIGINT_ARRAY) {
      return (text: string) => textArray(text).map((item: string | null) => (item === null ? null : safeInteger(item)));
    }
    return pg.types.getTypeParser(oid, 'text');
  },
};

/** A pool of connections with the settings that every part of the server relies on. */
export function createPool(url: string, max = 16): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: typeParsers,
    application_name: 'shweli',
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000,
    // A forgotten transaction would hold back every reader of the log.
    idle_in_transaction_session_timeout: 30_000,
    options: '-c timezone=UTC',
  });
  // An idle connection that breaks is replaced by the pool; whoever is using one gets the error from their own query.
  pool.on('error', () => undefined);
  return pool;
}

/** The same server and user, another database. */
export function withDatabaseName(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/?]*)\/?[^?]*/, `$1/${encodeURIComponent(name)}`);
}
