import { deadlinesOn, milliseconds } from '#machines/kit/lifecycle.ts';
import type { Reservation } from '#machines/kit/aggregate.ts';
import { snapshotOf, rowOf, differingFields } from '../../ledger/derivedFields.ts';
import { ofAggregate, ofRows, type Invariant } from '../invariant.ts';
import type { Subject } from '../subject.ts';

const names = (reservations: readonly Reservation[]): string[] =>
  reservations.map(({ kind, key }) => `${kind} ${key}`).toSorted();

/**
 * Returns deadlines that began with the main state and were not raised. They count from the event that entered the
 * state.
 */
function expectedDeadlines({ aggregateType, aggregate, events }: Subject): { event: string; dueAt: string }[] {
  const main = aggregate.states[aggregateType.structure.main] ?? '';
  const entry = aggregateType.structure.states.get(main)?.node.entry ?? [];
  const entered = events.findLast(({ from, to }) => to === main && from !== main);
  if (!entered) return [];
  const since = events.filter(({ version }) => version > entered.version);
  return deadlinesOn(entry).flatMap(({ raises, after }) =>
    since.some(({ type }) => type === raises)
      ? []
      : [{ event: raises, dueAt: new Date(Date.parse(entered.at) + milliseconds(after)).toISOString() }],
  );
}

/** Rows stored beside the events agree with them (reliability.md 5: E04, and the reservations). */
export const derivedRowInvariants: readonly Invariant[] = [
  ofAggregate('E04.row', 'all', ({ aggregateType, aggregate, row, events }) => {
    if (events.length === 0) return row === null ? null : { fields: ['no event tells of it'] };
    const fields = row === null ? ['missing'] : differingFields(row, rowOf(aggregateType, aggregate));
    return fields.length === 0 ? null : { fields };
  }),
  ofAggregate('E04.memory', 'all', ({ aggregate, kept, events }) => {
    if (kept === null) return events.length === 0 ? null : { fields: ['missing'] };
    const fields = kept.present ? differingFields(snapshotOf(kept), snapshotOf(aggregate)) : [];
    return fields.length === 0 ? null : { fields };
  }),
  ofAggregate('E04.claims', 'all', ({ aggregateType, aggregate, reservations, events }) => {
    const held = names(reservations);
    const due = events.length === 0 ? [] : names(aggregateType.reservations(aggregate));
    return held.join('\n') === due.join('\n') ? null : { held, due };
  }),
  ofAggregate('E04.deadlines', 'all', (subject) => {
    const { aggregateType, aggregate, deadlines } = subject;
    const main = aggregate.states[aggregateType.structure.main] ?? '';
    const declared = new Set(
      deadlinesOn(aggregateType.structure.states.get(main)?.node.entry ?? []).map(({ raises }) => raises),
    );
    const strange = deadlines.find(({ event }) => !declared.has(event));
    if (strange) return { state: main, strange: strange.event, dueAt: strange.dueAt };
    const missing = expectedDeadlines(subject).find(
      (due) => !deadlines.some(({ event, dueAt }) => event === due.event && dueAt === due.dueAt),
    );
    return missing ? { state: main, missing: missing.event, dueAt: missing.dueAt } : null;
  }),
  ofRows(
    'E01.streams',
    'world',
    `select coalesce(s.machine, e.machine) as machine, coalesce(s.id, e.id) as id, s.version as "standsAt", e.last as "eventsEndAt"
     from streams s full join (select machine, id, max(version) as last from events group by machine, id) e using (machine, id)
     where $1::text[] is null and (s.id is null or e.id is null)`,
  ),
  ofRows(
    'E04.claims.held',
    'world',
    `select c.machine, c.id, min(c.kind) as kind, min(c.key) as key from claims c
     left join streams s using (machine, id) where $1::text[] is null and s.id is null group by c.machine, c.id`,
  ),
  ofRows(
    'E04.deadlines.held',
    'world',
    `select d.machine, d.id, min(d.event) as event from deadlines d
     left join streams s using (machine, id) where $1::text[] is null and s.id is null group by d.machine, d.id`,
  ),
];
