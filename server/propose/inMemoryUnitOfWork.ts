import { movesOf, type StockMove } from '#machines/lookups/moved.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { Entry } from '#machines/postings/entry.ts';
import { headOf } from '#machines/postings/head.ts';
import { reservationsChanged } from '#machines/kit/reservations.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Reservation, Aggregate } from '#machines/kit/aggregate.ts';
import type { Writing } from '../store/writing.ts';
import { createReservationBook } from './reservations.ts';
import type { UnitOfWork } from './unitOfWork.ts';
import { newAggregate, type Loaded } from '../store/load.ts';
import { streamKey, type StreamName } from '../store/streamName.ts';
import type { Serials } from '../store/serials.ts';
import type { Posted } from '../store/entries.ts';
import type { EventRecord } from '../store/record.ts';
import { withUses } from '../uploads/uses.ts';

/** A command's uncommitted changes: a copy of each aggregate that it touched. */
interface Draft {
  readonly aggregates: Map<string, Loaded>;
  readonly events: EventRecord[];
  readonly posted: Posted[];
  readonly moved: StockMove[];
  readonly settled: { machine: string; id: string }[];
  readonly deadlines: { machine: string; id: string; event: string; dueAt: string }[];
}

const emptyDraft = (): Draft => ({
  aggregates: new Map(),
  events: [],
  posted: [],
  moved: [],
  settled: [],
  deadlines: [],
});

/** Aggregates and holders read from the database; kept when the commands must be judged again. */
export interface Found {
  readonly aggregates: Map<string, Loaded>;
  /** Aggregates that were only read: locked against change, not against other readers. */
  readonly lookedAt: Set<string>;
  /** Aggregates that payloads name and nothing else needs: read without a lock. */
  readonly named: Map<string, Loaded>;
  /** Ids of named staff by staff code. */
  readonly staff: Map<string, string>;
  /** Holders of the reservations that were found. */
  readonly taken: Map<string, string>;
}

export const nothingFound = (): Found => ({
  aggregates: new Map(),
  lookedAt: new Set(),
  named: new Map(),
  staff: new Map(),
  taken: new Map(),
});

/** Creates the aggregates of a transaction: loaded and locked once, changed in memory, written at the end. */
export function createInMemoryUnitOfWork(
  transaction: Pick<UnitOfWork, 'load'>,
  { aggregates: loaded, lookedAt, named, staff, taken }: Found,
  serials: Serials,
) {
  const book = createReservationBook(taken);
  const touched = new Map<string, Loaded>();
  const kept = emptyDraft();
  let draft = emptyDraft();

  const load = async (streams: readonly StreamName[]): Promise<void> => {
    const missing = streams.filter((stream) => !loaded.has(streamKey(stream)) || lookedAt.has(streamKey(stream)));
    for (const [key, found] of await transaction.load(missing, 'change')) {
      loaded.set(key, found);
      lookedAt.delete(key);
    }
  };

  /** Loads aggregates that rules look up, locked against change until the transaction ends. */
  const loadForLookup = async (streams: readonly (StreamName & { readonly alone: boolean })[]): Promise<void> => {
    await load(streams.filter(({ alone }) => alone));
    const missing = streams.filter((stream) => !loaded.has(streamKey(stream)));
    if (missing.length === 0) return;
    for (const [key, found] of await transaction.load(missing, 'look')) {
      loaded.set(key, found);
      lookedAt.add(key);
    }
  };

  /** Reads aggregates without a lock, to judge whether a payload may name them. */
  const loadNamed = async (streams: readonly StreamName[]): Promise<void> => {
    const missing = streams.map(streamKey).filter((key) => !loaded.has(key) && !named.has(key));
    const wanted = new Set(missing);
    if (wanted.size === 0) return;
    const distinct = new Map(streams.map((stream) => [streamKey(stream), stream]));
    const found = await transaction.load(
      [...distinct].flatMap(([key, stream]) => (wanted.has(key) ? [stream] : [])),
      'none',
    );
    for (const [key, one] of found) named.set(key, one);
  };

  const keepStaff = (byCode: ReadonlyMap<string, string>): void => {
    for (const [code, id] of byCode) staff.set(code, id);
  };

  /** Returns a named aggregate as it is now, changes of this transaction included; null if it does not exist. */
  const getNamed = (stream: StreamName): Aggregate | null => {
    const key = streamKey(stream);
    const found = draft.aggregates.get(key) ?? touched.get(key) ?? loaded.get(key) ?? named.get(key);
    return found && found.aggregate.version > 0 ? found.aggregate : null;
  };

  /** Returns the id of a new aggregate. */
  const newId = async (aggregateType: AggregateType, data: unknown): Promise<string> =>
    aggregateType.identify(await serials(), data);

  const get = (aggregateType: AggregateType, id: string): Loaded => {
    const key = streamKey({ machine: aggregateType.id, id });
    return draft.aggregates.get(key) ?? touched.get(key) ?? loaded.get(key) ?? newAggregate(aggregateType, id);
  };

  /** Adds an event to the draft of the current command. */
  const put = (
    machine: string,
    aggregate: Aggregate,
    record: EventRecord,
    entries: readonly Entry[],
    deadlines: Draft['deadlines'],
    left: boolean,
  ): void => {
    const aggregateType = aggregateTypes[machine];
    if (aggregateType) draft.moved.push(...movesOf(record, get(aggregateType, aggregate.id).aggregate, aggregate));
    draft.aggregates.set(streamKey({ machine, id: aggregate.id }), {
      aggregate,
      headHash: record.hash,
      lastAt: record.at,
    });
    draft.events.push(record);
    if (entries.length > 0) draft.posted.push({ machine, id: aggregate.id, ...headOf(record), entries });
    if (left) {
      draft.settled.push({ machine, id: aggregate.id });
      const staying = draft.deadlines.filter((one) => one.machine !== machine || one.id !== aggregate.id);
      draft.deadlines.splice(0, draft.deadlines.length, ...staying);
    }
    draft.deadlines.push(...deadlines);
  };

  const before = (key: string): Aggregate | undefined => (touched.get(key) ?? loaded.get(key))?.aggregate;

  const draftReservations = () =>
    [...draft.aggregates].map(([key, { aggregate }]) => changedReservations(machineOf(key), before(key), aggregate));

  /** Returns a reservation that the current command needs and another aggregate holds; null if all are free. */
  const conflictingReservations = (): readonly Reservation[] => book.conflicting(draftReservations());

  const commit = (): void => {
    book.take(draftReservations());
    for (const [key, value] of draft.aggregates) touched.set(key, value);
    kept.events.push(...draft.events);
    kept.posted.push(...draft.posted);
    kept.moved.push(...draft.moved);
    kept.settled.push(...draft.settled);
    const left = new Set(draft.settled.map(streamKey));
    const staying = kept.deadlines.filter((one) => !left.has(streamKey(one)));
    kept.deadlines.splice(0, kept.deadlines.length, ...staying, ...draft.deadlines);
    draft = emptyDraft();
  };

  /** Returns the events of an aggregate that this transaction has accepted and not written. */
  const unwritten = ({ machine, id }: StreamName): readonly EventRecord[] =>
    [...kept.events, ...draft.events].filter((event) => event.machine === machine && event.id === id);

  /** Adds the uses of files in unwritten events to the lookups, because the database does not have them. */
  const withUnwrittenUses = (stream: StreamName, lookups: Readonly<Record<string, unknown>>) =>
    withUses(lookups, stream, [...kept.events, ...draft.events]);

  const discard = (): void => {
    draft = emptyDraft();
  };

  /** Returns the rows to write after every command was judged. */
  const writing = (): Pick<
    Writing,
    'events' | 'posted' | 'moved' | 'aggregates' | 'claimed' | 'released' | 'settled' | 'deadlines'
  > => {
    const aggregates = [...touched].map(([key, { aggregate, headHash, lastAt }]) => ({
      machine: machineOf(key),
      aggregate,
      headHash: headHash ?? '',
      lastAt: lastAt ?? '',
    }));
    const reservations = aggregates.map(({ machine, aggregate }) =>
      changedReservations(machine, loaded.get(streamKey({ machine, id: aggregate.id }))?.aggregate, aggregate),
    );
    return {
      events: kept.events,
      posted: kept.posted,
      moved: kept.moved,
      aggregates,
      settled: kept.settled,
      deadlines: kept.deadlines,
      claimed: reservations.flatMap((one) => one.claimed),
      released: reservations.flatMap((one) => one.released),
    };
  };

  return {
    load,
    loadForLookup,
    loadNamed,
    getNamed,
    staff: staff as ReadonlyMap<string, string>,
    keepStaff,
    newId,
    get,
    put,
    commit,
    discard,
    unwritten,
    withUnwrittenUses,
    conflictingReservations,
    writing,
    draftEvents: () => draft.events,
    /** All reservations that any command needed. */
    wanted: book.wanted,
  };
}

export type InMemoryUnitOfWork = ReturnType<typeof createInMemoryUnitOfWork>;

const machineOf = (key: string): string => key.slice(0, key.indexOf('/'));

function changedReservations(machine: string, before: Aggregate | undefined, after: Aggregate) {
  const aggregateType = aggregateTypes[machine];
  const { released, claimed } = aggregateType
    ? reservationsChanged(aggregateType, before, after)
    : { released: [], claimed: [] };
  const named = (reservation: Reservation) => ({ ...reservation, machine, id: after.id });
  return { released: released.map(named), claimed: claimed.map(named) };
}
