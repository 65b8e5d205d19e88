import type { RecordedTransition } from '#machines/kit/proposal.ts';
import { attributesOf } from './attributes.ts';
import type { Ocel, OcelEvent, OcelObject, OcelType, Relationship } from './format.ts';
import { namedIn, type Named } from './named.ts';

/** An event of the log with the fields that the export needs. `data` holds the fields its reader may see. */
export type Logged = Pick<
  RecordedTransition,
  'id' | 'version' | 'type' | 'from' | 'to' | 'at' | 'occurredAt' | 'data'
> & {
  readonly machine: string;
  readonly operation: number | null;
  readonly requestedBy: string | null;
  readonly actor: Pick<RecordedTransition['actor'], 'id' | 'branch' | 'merchant' | 'onBehalfOf'>;
};

interface Growing {
  readonly id: string;
  readonly type: string;
  readonly attributes: OcelObject['attributes'][number][];
  /** Relations by object and qualifier, to avoid duplicates. */
  readonly relationships: Map<string, Relationship>;
}

const SYSTEM = 'system';
/** Qualifier of the event's own aggregate. */
const OWN = 'life';
/** Machines of the person and place of an event, which relate to the event, not to the aggregate. */
const OF_EVENTS_ONLY = ['staff', 'branch'];

const objectId = ({ machine, id }: Pick<Named, 'machine' | 'id'>): string => `${machine}/${id}`;

const person = (id: string | null, as: string): Named[] =>
  id === null || id === SYSTEM ? [] : [{ machine: 'staff', id, as }];

/** Returns every aggregate that an event names, its own first, then people, places and those of the payload. */
const namedBy = ({ machine, id, actor, requestedBy, data }: Logged): readonly Named[] => [
  { machine, id, as: OWN },
  ...person(actor.id, 'doneBy'),
  ...person(requestedBy, 'requestedBy'),
  ...person(actor.onBehalfOf, 'onBehalfOf'),
  ...(actor.branch === null ? [] : [{ machine: 'branch', id: actor.branch, as: 'doneAt' }]),
  ...(actor.merchant === null ? [] : [{ machine: 'merchant', id: actor.merchant, as: 'doneFor' }]),
  ...namedIn(data),
];

const related = (named: readonly Named[]): Map<string, Relationship> =>
  new Map(
    named.map((one) => {
      const relationship = { objectId: objectId(one), qualifier: one.as };
      return [`${relationship.objectId} ${one.as}`, relationship];
    }),
  );

const valueIn = (event: Logged, name: string): unknown =>
  name === 'recordedAt'
    ? event.at
    : name === 'operation' || name === 'from' || name === 'to'
      ? event[name]
      : (event.data as Readonly<Record<string, unknown>> | null)?.[name];

function eventOf(event: Logged, named: readonly Named[]): OcelEvent {
  const attributes = attributesOf(event.machine, event.type).flatMap(({ name }) => {
    const value = valueIn(event, name);
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return [];
    return [{ name, value: String(value) }];
  });
  return {
    id: `${event.machine}/${event.id}@${event.version}`,
    type: event.type,
    time: event.occurredAt,
    attributes,
    relationships: [...related(named).values()],
  };
}

/**
 * Returns an object-centric event log (OCEL 2.0, JSON). Each event relates to every aggregate that it names. Names,
 * telephone numbers, addresses and free text are omitted; ids, numbers, choices and times remain.
 */
export function ocelOf(log: Iterable<Logged>): Ocel {
  const objects = new Map<string, Growing>();
  const eventTypes = new Map<string, OcelType>();
  const events: OcelEvent[] = [];
  const objectOf = (named: Named): Growing => {
    const id = objectId(named);
    const known = objects.get(id) ?? { id, type: named.machine, attributes: [], relationships: new Map() };
    objects.set(id, known);
    return known;
  };

  for (const event of log) {
    const named = namedBy(event);
    for (const one of named) objectOf(one);
    const own = objectOf({ machine: event.machine, id: event.id, as: OWN });
    if (event.from !== event.to) own.attributes.push({ name: 'state', time: event.occurredAt, value: event.to });
    const aggregates = namedIn(event.data).filter(({ machine }) => !OF_EVENTS_ONLY.includes(machine));
    for (const [key, one] of related(aggregates)) if (one.objectId !== own.id) own.relationships.set(key, one);
    if (!eventTypes.has(event.type))
      eventTypes.set(event.type, { name: event.type, attributes: attributesOf(event.machine, event.type) });
    events.push(eventOf(event, named));
  }

  const types = new Set([...objects.values()].map(({ type }) => type));
  return {
    objectTypes: [...types].toSorted().map((name) => ({ name, attributes: [{ name: 'state', type: 'string' }] })),
    eventTypes: [...eventTypes.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    objects: [...objects.values()].map(({ relationships, ...object }) => ({
      ...object,
      relationships: [...relationships.values()],
    })),
    events,
  };
}
