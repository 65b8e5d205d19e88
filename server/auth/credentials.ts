import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { plainCode } from '#machines/kit/text.ts';
import { Problem } from '../http/errors.ts';
import { hashPassword } from './passwords.ts';
import type { Queryable } from './queryable.ts';
import { secretOf } from './secrets.ts';
import { endSessionsOf } from './sessions.ts';

/** Time for which a reset password opens the account, for one change. */
export const INITIAL_LIFETIME_MS = 24 * 3_600_000;

const INITIAL_LENGTH = 12;

/** Alphabet without look-alikes, because initial passwords are read aloud or copied from paper. */
const INITIAL_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Stored data of how a person signs in. */
export interface Credential {
  readonly staffId: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly mustChange: boolean;
  readonly initialUntil: Date | null;
  readonly changedAt: Date;
}

interface Row {
  readonly staff_id: string;
  readonly username: string;
  readonly password_hash: string;
  readonly must_change: boolean;
  readonly initial_until: Date | null;
  readonly changed_at: Date;
}

const fromRow = (row: Row): Credential => ({
  staffId: row.staff_id,
  username: row.username,
  passwordHash: row.password_hash,
  mustChange: row.must_change,
  initialUntil: row.initial_until,
  changedAt: row.changed_at,
});

const one = async (db: Queryable, condition: string, value: string): Promise<Credential | null> => {
  const { rows } = await db.query<Row>(`select * from credentials where ${condition}`, [value]);
  return rows[0] ? fromRow(rows[0]) : null;
};

/** Returns the key of a typed name of an account. */
export const usernameKey = (typed: string): string => plainCode(typed).trim().toLowerCase();

export const credentialByUsername = (db: Queryable, username: string) =>
  one(db, 'username_key = $1', usernameKey(username));

export const credentialOf = (db: Queryable, staffId: string) => one(db, 'staff_id = $1', staffId);

/** A random first password. */
export const initialPassword = (): string =>
  Array.from({ length: INITIAL_LENGTH }, () => INITIAL_ALPHABET[randomInt(INITIAL_ALPHABET.length)]).join('');

export interface NewCredential {
  readonly staffId: string;
  readonly username: string;
  readonly password: string;
  /** True for an initial password, which allows only its own change (§4). */
  readonly mustChange: boolean;
}

/** Creates the credential of a member of staff, in the transaction that registers them. */
export const createCredential = async (
  client: Queryable,
  { staffId, username, password, mustChange }: NewCredential,
  now = new Date(),
): Promise<void> => {
  const hash = await hashPassword(await secretOf(client, 'pepper', now), password);
  const { rowCount } = await client.query(
    `insert into credentials (staff_id, username, username_key, password_hash, must_change, initial_until, changed_at)
     values ($1, $2, lower($2), $3, $4, null, $5) on conflict do nothing`,
    [staffId, username, hash, mustChange, now],
  );
  if (rowCount === 0) throw new Problem('usernameTaken', { values: { username } });
};

/** Stores a password and ends every session of the person, in one transaction. */
export const storePassword = async (
  client: Queryable,
  staffId: string,
  password: string,
  initialUntil: Date | null,
  now: Date,
): Promise<void> => {
  const hash = await hashPassword(await secretOf(client, 'pepper', now), password);
  await client.query(
    'update credentials set password_hash = $2, must_change = $3, initial_until = $4, changed_at = $5 where staff_id = $1',
    [staffId, hash, initialUntil !== null, initialUntil, now],
  );
  await endSessionsOf(client, staffId, now);
};

/** Forgets the failed attempts at an account; returns the number of counters. */
export const liftWaits = async (client: Queryable, staffId: string, name: string): Promise<number> => {
  const username = usernameKey(name);
  const pattern = username.replace(/[\\%_]/g, '\\$&');
  const { rowCount } = await client.query(
    'delete from attempt_counters where key in ($1, $2, $3, $4) or key like $5 or key like $6',
    [
      `account:${username}`,
      `password:${staffId}`,
      `unlock:${staffId}`,
      `factor:${staffId}`,
      `device:%:${pattern}`,
      `account:${pattern}:%`,
    ],
  );
  return rowCount ?? 0;
};

/**
 * Sets a random password that must be changed within a day. Ends the person's sessions, lifts a lock, and returns the
 * password to be shown once.
 */
export const resetPassword = async (client: Queryable, staffId: string, now = new Date()): Promise<string> => {
  const credential = await credentialOf(client, staffId);
  if (!credential) throw new Problem('notFound');
  const password = initialPassword();
  await storePassword(client, staffId, password, new Date(now.getTime() + INITIAL_LIFETIME_MS), now);
  await liftWaits(client, staffId, credential.username);
  return password;
};

/** Runs work in one transaction. */
export const inTransaction = async <Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};
