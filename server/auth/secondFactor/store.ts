import type { Queryable } from '../queryable.ts';

/** A person's second factor as it is stored. */
export interface StoredFactor {
  /** Sealed; null until the first code confirmed it. */
  readonly secret: Buffer | null;
  readonly confirmedAt: Date | null;
  readonly recoveryLeft: number;
  /** Sealed secret that waits for its first code; null if none does. */
  readonly pending: Buffer | null;
}

interface Row {
  readonly secret: Buffer | null;
  readonly confirmed_at: Date | null;
  readonly recovery_left: number;
  readonly pending: Buffer | null;
}

const READ = `
select secret, confirmed_at, cardinality(recovery) as recovery_left,
  case when pending_until > $2 and pending_step is null then pending_secret end as pending
from second_factors where staff_id = $1`;

/** Second factors in the database. The events of the person make and remove them (server/sql/176). */
export const createFactorStore = (db: Queryable) => {
  const changed = async (text: string, values: readonly unknown[]): Promise<boolean> =>
    (await db.query(text, [...values])).rowCount === 1;
  return {
    of: async (staffId: string, now: Date): Promise<StoredFactor | null> => {
      const { rows } = await db.query<Row>(READ, [staffId, now]);
      const [row] = rows;
      if (!row) return null;
      const { secret, confirmed_at: confirmedAt, recovery_left: recoveryLeft, pending } = row;
      return { secret, confirmedAt, recoveryLeft, pending };
    },
    /** Keeps a sealed secret that waits for its first code. */
    begin: async (staffId: string, sealed: Buffer, until: Date): Promise<void> => {
      await db.query(
        `insert into second_factors (staff_id, pending_secret, pending_until) values ($1, $2, $3)
         on conflict (staff_id) do update set pending_secret = excluded.pending_secret,
           pending_until = excluded.pending_until, pending_step = null, pending_recovery = null`,
        [staffId, sealed, until],
      );
    },
    /** Keeps what becomes valid with the event; false if another request was first. */
    prepare: (staffId: string, sealed: Buffer, step: number, recovery: readonly Buffer[]): Promise<boolean> =>
      changed(
        `update second_factors set pending_step = $3, pending_recovery = $4
         where staff_id = $1 and pending_secret = $2 and pending_step is null`,
        [staffId, sealed, step, recovery],
      ),
    /** Uses a step up; false if it, or a later one, was used. */
    spendStep: (staffId: string, step: number): Promise<boolean> =>
      changed(
        'update second_factors set last_step = $2 where staff_id = $1 and secret is not null and last_step < $2',
        [staffId, step],
      ),
    /** Uses a recovery code up; false if there is none of this hash. */
    spendRecovery: (staffId: string, hash: Buffer): Promise<boolean> =>
      changed(
        `update second_factors set recovery = array_remove(recovery, $2::bytea)
         where staff_id = $1 and $2::bytea = any(recovery)`,
        [staffId, hash],
      ),
  };
};

export type FactorStore = ReturnType<typeof createFactorStore>;
