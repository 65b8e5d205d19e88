import type pg from 'pg';
import { nameOf } from '#machines/kit/reservations.ts';
import type { Reservation } from '#machines/kit/aggregate.ts';
import type { ReservationRow } from '../store/reservations.ts';
import { streamKey } from '../store/streamName.ts';

/** Holders by reservation kind and key: a stream's key, or null for a released one. */
export type ReservationBook = ReadonlyMap<string, string | null>;

/** Reservations that the aggregates of one command release and need. */
interface Change {
  readonly released: readonly ReservationRow[];
  readonly claimed: readonly ReservationRow[];
}

/** Tracks the reservations of one transaction: those found in the database, and the changes by its commands. */
export function createReservationBook(taken: ReservationBook) {
  const held = new Map(taken);
  const wanted = new Map<string, Reservation>();

  return {
    /** Lists the reservations that another aggregate holds. */
    conflicting: (changes: readonly Change[]): readonly Reservation[] => {
      const found: Reservation[] = [];
      const after = new Map<string, string | null>();
      for (const { released } of changes) for (const reservation of released) after.set(nameOf(reservation), null);
      for (const reservation of changes.flatMap(({ claimed }) => claimed)) {
        const name = nameOf(reservation);
        wanted.set(name, reservation);
        const holder = after.get(name) === undefined ? held.get(name) : after.get(name);
        if (typeof holder === 'string' && holder !== streamKey(reservation))
          found.push({ kind: reservation.kind, key: reservation.key });
        after.set(name, streamKey(reservation));
      }
      return found;
    },
    take: (changes: readonly Change[]): void => {
      for (const { released } of changes) for (const reservation of released) held.set(nameOf(reservation), null);
      for (const { claimed } of changes)
        for (const reservation of claimed) held.set(nameOf(reservation), streamKey(reservation));
    },
    wanted: (): readonly Reservation[] => [...wanted.values()],
  };
}

/** Returns the holders of those reservations that are held. */
export async function holdersOf(
  client: pg.ClientBase,
  reservations: readonly Reservation[],
): Promise<Map<string, string>> {
  if (reservations.length === 0) return new Map();
  const { rows } = await client.query<ReservationRow>({
    name: 'holders-of',
    text: `select claims.kind, claims.key, machine, id from claims
           join unnest($1::text[], $2::text[]) as wanted (kind, key)
           on claims.kind = wanted.kind and claims.key = wanted.key`,
    values: [reservations.map(({ kind }) => kind), reservations.map(({ key }) => key)],
  });
  return new Map(rows.map((row) => [nameOf(row), streamKey(row)]));
}
