import type pg from 'pg';
import type { Reservation } from '#machines/kit/aggregate.ts';

/** A reservation with the aggregate that holds it. */
export interface ReservationRow extends Reservation {
  readonly machine: string;
  readonly id: string;
}

/** Deletes reservations that aggregates released. */
export async function releaseReservations(
  client: pg.ClientBase,
  reservations: readonly ReservationRow[],
): Promise<void> {
  if (reservations.length === 0) return;
  await client.query(
    `delete from claims using unnest($1::text[], $2::text[], $3::text[], $4::text[]) as given (kind, key, machine, id)
     where claims.kind = given.kind and claims.key = given.key and claims.machine = given.machine and claims.id = given.id`,
    [
      reservations.map((one) => one.kind),
      reservations.map((one) => one.key),
      reservations.map((one) => one.machine),
      reservations.map((one) => one.id),
    ],
  );
}

/** Inserts reservations; fails if another aggregate holds one of them. */
export async function insertReservations(
  client: pg.ClientBase,
  reservations: readonly ReservationRow[],
  at: string,
): Promise<void> {
  if (reservations.length === 0) return;
  const sorted = reservations.toSorted((one, other) =>
    `${one.kind} ${one.key}` < `${other.kind} ${other.key}` ? -1 : 1,
  );
  await client.query(
    `insert into claims (kind, key, machine, id, since)
     select kind, key, machine, id, $5 from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as given (kind, key, machine, id)`,
    [
      sorted.map((one) => one.kind),
      sorted.map((one) => one.key),
      sorted.map((one) => one.machine),
      sorted.map((one) => one.id),
      at,
    ],
  );
}
