/** The database cannot be used as it is; the message says why and what the operator can do. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
}

const CERTIFICATE =
  'name the certificate of its authority in DATABASE_URL (?sslmode=verify-full&sslrootcert=/path/to/ca.pem)';

/** Remedies by the codes of PostgreSQL, of Node's sockets and of TLS. */
const REMEDIES: Readonly<Record<string, string>> = {
  ERR_INVALID_URL: 'write special characters of its password as %40 and the like',
  ECONNREFUSED: 'start it, or correct host and port',
  ENOENT: 'start it, or correct the directory of its socket',
  ENOTFOUND: 'correct the host name',
  EAI_AGAIN: 'correct the host name, or try again once names can be looked up',
  '28P01': 'correct the password',
  '28000': 'correct the role, or let it in by pg_hba.conf',
  '3D000': 'create that database, with encoding UTF8',
  '42501': 'grant the role the right to connect',
  '53300': 'allow the role more connections, or lower DATABASE_CONNECTIONS of the other processes',
  DEPTH_ZERO_SELF_SIGNED_CERT: CERTIFICATE,
  SELF_SIGNED_CERT_IN_CHAIN: CERTIFICATE,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: CERTIFICATE,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: CERTIFICATE,
  ERR_TLS_CERT_ALTNAME_INVALID: 'use the host name of its certificate in DATABASE_URL',
  CERT_HAS_EXPIRED: 'renew its certificate',
};

interface Reason {
  readonly message: string;
  readonly code?: string;
  readonly syscall?: string;
}

/** Returns an error, or the first of several, such as those of a name with two addresses. */
const firstOf = (error: unknown): Reason => (error instanceof AggregateError ? error.errors[0] : error) as Reason;

/** PostgreSQL's `disk_full`. */
const DISK_FULL = '53100';

/** Describes why the preparation of a server ended without an answer of PostgreSQL, and what to do. */
export function unprepared(error: unknown): DatabaseUnusable {
  const { message, code } = firstOf(error);
  const remedy = code === DISK_FULL ? 'make room on the disk of PostgreSQL' : 'wait until this machine has less to do';
  return new DatabaseUnusable(
    `PostgreSQL stopped answering while the server was prepared: ${message}. To do: ${remedy}, then start again; a first world that was not finished is made anew.`,
    { cause: error },
  );
}

/** Describes why a PostgreSQL of one's own cannot be reached, and the remedy where there is a usual one. */
export function unreachable(error: unknown): DatabaseUnusable {
  const { message, code = '', syscall } = firstOf(error);
  const remedy = syscall === 'open' ? 'correct the path of that file' : REMEDIES[code];
  return new DatabaseUnusable(
    `The PostgreSQL of DATABASE_URL does not answer: ${message}${remedy === undefined ? '' : `. To do: ${remedy}`}.`,
    { cause: error },
  );
}
