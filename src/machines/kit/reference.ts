import type { Actor } from './actor.ts';
import type { AggregateType } from './aggregateType.ts';
import type { Aggregate } from './aggregate.ts';
import type { EventSpec } from './event.ts';
import { inScope } from './explain.ts';
import { meaningOf, type Meaning } from './meaning.ts';
import type { NamedRecord } from './namedRecord.ts';
import { EVERY, isObject, payloadPlaces } from './payloadPlaces.ts';

/**
 * Record types that everybody may name. Names and places of the company have no data scope; cars return from the
 * branches that they drive to.
 */
const OPEN_TO_ALL: ReadonlySet<string> = new Set([
  'branch',
  'area',
  'station',
  'question',
  'department',
  'carrier',
  'role',
  'menu',
  'addressCode',
  'car',
]);

type Reference = Meaning & { readonly refersTo: string };

/** Returns the places in an event's payload that name a record; null for those that everybody may name. */
const placesOf = payloadPlaces((schema): Reference | null | undefined => {
  const { refersTo, ...meaning } = meaningOf(schema);
  if (refersTo === undefined) return undefined;
  return OPEN_TO_ALL.has(refersTo) ? null : { ...meaning, refersTo };
});

interface Found {
  readonly value: unknown;
  readonly holder: Readonly<Record<string, unknown>>;
  readonly at: readonly string[];
}

/** Returns the values at a place of a payload, each with its own path and the object that holds it. */
function valuesAt(data: unknown, path: readonly string[]): Found[] {
  let found: Found[] = [{ value: data, holder: {}, at: [] }];
  for (const name of path) {
    found = found.flatMap(({ value, holder, at }): Found[] => {
      if (name !== EVERY) return isObject(value) ? [{ value: value[name], holder: value, at: [...at, name] }] : [];
      const entries: readonly unknown[] = Array.isArray(value) ? value : [];
      return entries.map((entry, index) => ({ value: entry, holder, at: [...at, String(index)] }));
    });
  }
  return found;
}

function namedBy({ refersTo: to, among, where }: Reference, { value, holder, at }: Found): NamedRecord[] {
  if (typeof value !== 'string' || value.trim() === '') return [];
  if (where && holder[where[0]] !== where[1]) return [];
  return [{ to, id: value.trim(), field: at.join('.'), among: among ?? null }];
}

/** Returns the records in a payload that the data scope of its proposer limits, valid or not. */
export const namedRecords = (spec: EventSpec | undefined, data: unknown): readonly NamedRecord[] =>
  spec
    ? placesOf(spec).flatMap(({ path, mark }) =>
        mark ? valuesAt(data, path).flatMap((found) => namedBy(mark, found)) : [],
      )
    : [];

/** Returns true if a field of a context has an entry with this id: a key, an element, or a value of an element. */
function isAmong(context: unknown, field: string, id: string): boolean {
  const entries = isObject(context) ? context[field] : null;
  if (isObject(entries)) return Object.hasOwn(entries, id);
  return (
    Array.isArray(entries) &&
    entries.some((entry: unknown) => entry === id || (isObject(entry) && Object.values(entry).includes(id)))
  );
}

/** Reads a record that a payload names, with its type; null for a missing one. */
export type ReadNamed = (
  named: NamedRecord,
) => { readonly aggregateType: AggregateType; readonly aggregate: Aggregate } | null;

/**
 * Returns the named records outside the data scope of a person, missing ones among them. The system names what an
 * accepted event named.
 */
export const beyondReach = (
  spec: EventSpec | undefined,
  { data, actor, context }: { readonly data: unknown; readonly actor: Actor; readonly context: unknown },
  read: ReadNamed,
): readonly NamedRecord[] =>
  actor.kind === 'system'
    ? []
    : namedRecords(spec, data).filter((named) => {
        if (named.among !== null && isAmong(context, named.among, named.id)) return false;
        const found = read(named);
        return (
          found === null ||
          found.aggregate.version === 0 ||
          !inScope(found.aggregateType, found.aggregate.context, actor)
        );
      });
