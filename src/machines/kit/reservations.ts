import type { Refusal } from './refusal.ts';
import type { AggregateType } from './aggregateType.ts';
import type { Reservation, Aggregate } from './aggregate.ts';

/** One text for a reservation; kinds have no spaces. */
export const nameOf = ({ kind, key }: Reservation): string => `${kind} ${key}`;

/** Returns the reservations that an aggregate releases and those it needs after a change. */
export function reservationsChanged(aggregateType: AggregateType, before: Aggregate | undefined, after: Aggregate) {
  const held = before ? aggregateType.reservations(before) : [];
  const wanted = aggregateType.reservations(after);
  const [heldNames, wantedNames] = [new Set(held.map(nameOf)), new Set(wanted.map(nameOf))];
  return {
    released: held.filter((reservation) => !wantedNames.has(nameOf(reservation))),
    claimed: wanted.filter((reservation) => !heldNames.has(nameOf(reservation))),
  };
}

/** The refusal of a command that needs a key held by another aggregate. */
export const heldByAnother = ({ kind, key }: Reservation): Refusal => ({
  code: 'rule',
  rule: `claim.${kind}`,
  values: { kind, key },
  field: kind.slice(kind.lastIndexOf('.') + 1),
});
