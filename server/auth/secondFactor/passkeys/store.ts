import type { Queryable } from '../../queryable.ts';

/** A passkey as it is stored. */
export interface StoredPasskey {
  readonly id: string;
  readonly name: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: string[];
  readonly addedAt: Date;
  readonly lastUsedAt: Date | null;
}

/** A passkey that waits for the event that adds it, with hashes of recovery codes if it is the first factor. */
export interface NewPasskey extends Pick<StoredPasskey, 'id' | 'name' | 'counter' | 'transports'> {
  readonly publicKey: Uint8Array;
  readonly recovery: readonly Buffer[] | null;
}

const READ = `
select credential_id as id, name, public_key as "publicKey", counter::float8 as counter, transports,
  added_at as "addedAt", last_used_at as "lastUsedAt"
from passkeys where staff_id = $1 and added_at is not null order by added_at, name`;

/** Passkeys in the database. The events of the person add and remove them (server/sql/218). */
export const createPasskeyStore = (db: Queryable) => ({
  of: async (staffId: string): Promise<StoredPasskey[]> => (await db.query<StoredPasskey>(READ, [staffId])).rows,
  /** Keeps a passkey that waits for its event, in place of one that waited; false if somebody has it already. */
  prepare: async (
    staffId: string,
    { id, name, publicKey, counter, transports, recovery }: NewPasskey,
  ): Promise<boolean> => {
    await db.query('delete from passkeys where staff_id = $1 and added_at is null', [staffId]);
    const { rowCount } = await db.query(
      `insert into passkeys (credential_id, staff_id, name, public_key, counter, transports, pending_recovery)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [id, staffId, name, publicKey, counter, transports, recovery],
    );
    return rowCount === 1;
  },
  /** Notes a use; false if the authenticator's counter does not go on, unless it has none, or the passkey is gone. */
  use: async (id: string, counter: number, now: Date): Promise<boolean> => {
    const { rowCount } = await db.query(
      `update passkeys set counter = $2, last_used_at = $3
       where credential_id = $1 and added_at is not null and (counter < $2 or (counter = 0 and $2 = 0))`,
      [id, counter, now],
    );
    return rowCount === 1;
  },
});
