import type { Actor } from '#machines/kit/actor.ts';
import { isForStaff, isStaffPart } from '#machines/rights/staffFields.ts';
import type { RecordedActor } from './store/record.ts';

/** Returns whether the actor is a business customer, who sees no field for staff alone. */
export const isCustomer = ({ merchant }: Pick<Actor, 'merchant'>): boolean => merchant !== null;

/** Returns a row without the fields for staff alone. */
export const rowForCustomer = <Row extends object>(machine: string, row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !isForStaff(machine, field))) as Row;

/** Names under which contexts and payloads keep a person beside what the person did. */
const PEOPLE: readonly string[] = ['by', 'byName', 'onBehalfOf', 'heldBy'];

/** Parts of a payload or of a context by their names. */
export type Parts = Readonly<Record<string, unknown>>;

const withoutPeopleIn = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutPeopleIn);
  return value === null || typeof value !== 'object' ? value : withoutPeople(value as Parts);
};

/** Returns parts without the people in them. */
const withoutPeople = (parts: Parts): Parts =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => {
      if (!PEOPLE.includes(name)) return [name, withoutPeopleIn(part)];
      return [name, typeof part === 'string' ? '' : null];
    }),
  );

/** Returns a payload without the parts for staff alone. */
export const dataForCustomer = (machine: string, data: Parts): Parts =>
  withoutPeople(Object.fromEntries(Object.entries(data).filter(([part]) => !isStaffPart(machine, part))));

/** Returns a context whose parts for staff alone are as before the creation, so that the machine still reads it. */
export function contextForCustomer(
  { id, initial }: { readonly id: string; readonly initial: unknown },
  context: Parts,
): Parts {
  const before = new Map<string, unknown>(Object.entries(initial as object));
  return withoutPeople(
    Object.fromEntries(
      Object.entries(context).flatMap(([part, value]) => {
        if (!isStaffPart(id, part)) return [[part, value]];
        return before.has(part) ? [[part, before.get(part)]] : [];
      }),
    ),
  );
}

/** Returns who acted, as a business customer is told: its own people by name, staff by their branch alone. */
export function actorForCustomer<Shown extends Pick<RecordedActor, 'id' | 'name' | 'kind' | 'merchant' | 'onBehalfOf'>>(
  { id, merchant }: Pick<Actor, 'id' | 'merchant'>,
  actor: Shown,
): Shown {
  if (actor.merchant === merchant) return actor;
  const onBehalfOf = actor.onBehalfOf === id ? id : null;
  return actor.kind === 'system' ? { ...actor, onBehalfOf } : { ...actor, id: '', name: '', onBehalfOf };
}
