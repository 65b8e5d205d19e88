import { notCreated } from '#machines/kit/notCreated.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { decide } from '#machines/kit/decide.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Refusal } from '#machines/kit/refusal.ts';
import { administrator } from '../registers/breaches.ts';
import { entries } from '../registers/entries.ts';
import { standing } from '../registers/standing.ts';
import { person } from '../staff/fixtures/person.ts';
import type { Quoted } from './table.ts';

const AT = '2026-06-01T03:00:00.000Z';

/** Lookups in which nothing stands against an event. */
const HARMLESS = {
  ...standing(),
  excess: null,
  excessOfRoles: null,
  rolesMissing: [],
  rolesGone: [],
  branchesMissing: [],
  department: null,
  parcels: { count: 0, example: null },
  cash: null,
  work: [],
  administratorsAfter: 2,
  conflictIsOpen: true,
};

const typeOf = (machine: string): AggregateType => {
  const found = aggregateTypes[machine];
  if (!found) throw new Error(`No record type ${machine}`);
  return found;
};

const valid = (machine: string): object =>
  machine === 'staff' ? { ...person, personInCharge: true } : (entries[machine] ?? {});

const propose = (aggregate: Aggregate, { machine, event, data = {}, lookups, actor }: Quoted) =>
  decide(typeOf(machine), aggregate, {
    type: event,
    id: aggregate.id,
    data: Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)),
    actor: { ...administrator, ...actor },
    lookups: { ...HARMLESS, ...lookups },
    at: AT,
    occurredAt: AT,
  });

/** Returns a new record of a type, made of valid data. */
export function registered(machine: string, more: Quoted['before'] = {}): Aggregate {
  const aggregateType = typeOf(machine);
  const event = `${machine}.registered`;
  const data = { ...valid(machine), ...more };
  const judged = propose(notCreated(aggregateType, 'STF000009'), { quote: '', words: '', machine, event, data });
  if (!judged.ok) throw new Error(JSON.stringify(judged.refusals));
  return judged.aggregate;
}

/** Returns the refusals of an event that breaks a quoted rule; none of the same event with valid data. */
export function refusalsOf(quoted: Quoted): readonly Refusal[] {
  const { machine, event, data } = quoted;
  const isNew = event === `${machine}.registered`;
  const aggregate = isNew ? notCreated(typeOf(machine), 'STF000009') : registered(machine, quoted.before);
  const judged = propose(aggregate, { ...quoted, data: { ...(isNew ? valid(machine) : {}), ...data } });
  return judged.ok ? [] : judged.refusals;
}
