import type { Refusal } from './explain.ts';
import type { Reservation, Aggregate, AggregateType } from './aggregateType.ts';

/** One text for a claim: kinds have no spaces. */
export const nameOf = ({ kind, key }: Reservation): string => `${kind} ${key}`;

/** What an aggregate lets go of and would hold, having become what it is. */
export function reservationsChanged(aggregateType: AggregateType, before: Aggregate | undefined, after: Aggregate) {
  const held = before ? aggregateType.reservations(before) : [];
  const wanted = aggregateType.reservations(after);
  const [heldNames, wantedNames] = [new Set(held.map(nameOf)), new Set(wanted.map(nameOf))];
  return {
    released: held.filter((reservation) => !wantedNames.has(nameOf(reservation))),
    claimed: wanted.filter((reservation) => !heldNames.has(nameOf(reservation))),
  };
}

/** The refusal of a command that wants to hold what another aggregate holds. */
export const heldByAnother = ({ kind, key }: Reservation): Refusal => ({
  code: 'rule',
  rule: `claim.${kind}`,
  values: { kind, key },
  field: kind.slice(kind.lastIndexOf('.') + 1),
});
