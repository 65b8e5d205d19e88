import type { Lookups, LookupRequest } from '#machines/lookups/lookupRequest.ts';
import { lookupsFound } from '#machines/lookups/found/index.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { replayedWithPostings } from '#machines/postings/replayed.ts';
import { setCustomerSecret } from '#server/customerKeys.ts';
import { type Due, batchOf } from '#server/deadlines.ts';
import { nameOf } from '#machines/kit/reservations.ts';
import type { Batch, Verdict } from '#server/propose/command.ts';
import type { Answered, UnitOfWork } from '#server/propose/unitOfWork.ts';
import { proposeAll } from '#server/propose/propose.ts';
import { nameOfKey } from '#server/propose/seen.ts';
import type { Writing } from '#server/store/writing.ts';
import type { Posted } from '#server/store/entries.ts';
import type { Loaded } from '#server/store/load.ts';
import { streamKey } from '#server/store/streamName.ts';
import type { EventRecord } from '#server/store/record.ts';
import { uploadedBy } from './uploads.ts';

const dueKey = ({ machine, id, event }: Pick<Due, 'machine' | 'id' | 'event'>): string => `${machine}/${id} ${event}`;

/** State of a world: aggregates, logs, reservations, deadlines and answers. */
interface Kept {
  readonly aggregates: Map<string, Map<string, Loaded>>;
  /** Ids by machine, in order of creation. */
  readonly born: Map<string, string[]>;
  readonly logs: Map<string, readonly EventRecord[]>;
  /** Postings of each aggregate's events. */
  readonly posted: Map<string, readonly Posted[]>;
  readonly reservations: Map<string, string>;
  readonly deadlines: Map<string, Due>;
  readonly answers: Map<string, Answered>;
  /** First serial number. */
  readonly first: number;
  serial: number;
  /** Serial numbers issued for each numbered command. */
  readonly given: Map<number, number>;
}

/** Secret of the customers' keys in every world in memory. */
const CUSTOMER_SECRET = Buffer.alloc(32, 1);
/** First serial number of a world, outside the range of a database. */
const FIRST_SERIAL = 50_000_000;
/** First serial number of a continued world, outside the range of the first one. */
const NEXT_SERIAL = 90_000_000;
/** Maximum number of aggregates that one command creates. */
const PER_COMMAND = 1000;

const nothing = (first: number): Kept => ({
  aggregates: new Map(),
  born: new Map(),
  logs: new Map(),
  posted: new Map(),
  reservations: new Map(),
  deadlines: new Map(),
  answers: new Map(),
  first,
  serial: first - PER_COMMAND,
  given: new Map(),
});

/**
 * Judges commands by the server's code on a store in memory, in sequence and without a clock. Reactions, reservations,
 * keys, deadlines and lookups work as on the database. Forks share no mutable state.
 */
export class World {
  readonly #kept: Kept;
  /** Events of the last proposal. */
  latest: readonly EventRecord[] = [];
  /** Receives every write. */
  onWrite: (writing: Writing) => void = () => {};

  constructor(kept: Kept = nothing(FIRST_SERIAL)) {
    this.#kept = kept;
  }

  /** Returns a world for aggregates that began in another one. */
  static continued(): World {
    return new World(nothing(NEXT_SERIAL));
  }

  /** Returns an independent copy of this world. */
  fork(): World {
    const { aggregates, born, logs, posted, reservations, deadlines, answers, first, serial, given } = this.#kept;
    return new World({
      aggregates: new Map([...aggregates].map(([machine, own]) => [machine, new Map(own)])),
      born: new Map([...born].map(([machine, ids]) => [machine, [...ids]])),
      logs: new Map(logs),
      posted: new Map(posted),
      reservations: new Map(reservations),
      deadlines: new Map(deadlines),
      answers: new Map(answers),
      first,
      serial,
      given: new Map(given),
    });
  }

  /** Adds an aggregate with its log from elsewhere. */
  admit(machine: string, loaded: Loaded, log: readonly EventRecord[]): void {
    const key = streamKey({ machine, id: loaded.aggregate.id });
    this.#keep(machine, loaded);
    this.#kept.logs.set(key, log);
    const { id } = loaded.aggregate;
    const aggregateType = aggregateTypes[machine];
    const posted = aggregateType ? replayedWithPostings(aggregateType, id, log).posted : [];
    this.#kept.posted.set(
      key,
      posted.map((one) => ({ machine, id, ...one })),
    );
    for (const reservation of aggregateType?.reservations(loaded.aggregate) ?? [])
      this.#kept.reservations.set(nameOf(reservation), key);
  }

  #keep(machine: string, loaded: Loaded): void {
    const { aggregates, born } = this.#kept;
    const own = aggregates.get(machine) ?? new Map<string, Loaded>();
    if (!own.has(loaded.aggregate.id)) {
      const ids = born.get(machine) ?? [];
      ids.push(loaded.aggregate.id);
      born.set(machine, ids);
    }
    aggregates.set(machine, own.set(loaded.aggregate.id, loaded));
  }

  aggregate(machine: string, id: string): Loaded['aggregate'] | null {
    return this.#kept.aggregates.get(machine)?.get(id)?.aggregate ?? null;
  }

  /** Yields every aggregate of a machine, in order of creation. */
  *all(machine: string): Generator<Loaded['aggregate']> {
    for (const { aggregate } of this.#kept.aggregates.get(machine)?.values() ?? []) yield aggregate;
  }

  /** Returns the newest aggregates of a machine, in order of creation. */
  latestOf(machine: string, most: number): Loaded['aggregate'][] {
    const own = this.#kept.aggregates.get(machine);
    return (this.#kept.born.get(machine) ?? []).slice(-most).flatMap((id) => own?.get(id)?.aggregate ?? []);
  }

  log(machine: string, id: string): readonly EventRecord[] {
    return this.#kept.logs.get(`${machine}/${id}`) ?? [];
  }

  /** Returns the postings of an aggregate's events, oldest first. */
  posted(machine: string, id: string): readonly Posted[] {
    return this.#kept.posted.get(`${machine}/${id}`) ?? [];
  }

  holder(kind: string, key: string): string | null {
    return this.#kept.reservations.get(nameOf({ kind, key })) ?? null;
  }

  reservations(): ReadonlyMap<string, string> {
    return this.#kept.reservations;
  }

  /** Returns the deadlines due at an instant, earliest first. */
  due(instant: string): readonly Due[] {
    return [...this.#kept.deadlines.values()]
      .filter(({ due_at: at }) => at <= instant)
      .toSorted((one, other) => (one.due_at < other.due_at ? -1 : 1));
  }

  async propose(batch: Batch): Promise<Verdict[]> {
    this.latest = [];
    const [verdicts = []] = await proposeAll(this.#ground(), [batch], () => Promise.resolve(this.serial(batch)));
    return verdicts;
  }

  /** Raises a deadline if it still runs, as the server does every second. */
  async raise(due: Due, at: string): Promise<Verdict[]> {
    this.latest = [];
    const key = dueKey(due);
    if (this.#kept.deadlines.get(key)?.due_at !== due.due_at) return [];
    this.#kept.deadlines.delete(key);
    return this.propose(batchOf(due, at));
  }

  /** Returns serial numbers that depend on the command alone, so that shortened histories give the same ids. */
  protected serial({ commands: [first] }: Batch): number {
    const [, number] = /-(\d+)$/.exec(first?.key ?? '') ?? [];
    if (number === undefined) return (this.#kept.serial += 1);
    const key = Number(number) * PER_COMMAND;
    this.#kept.given.set(key, (this.#kept.given.get(key) ?? 0) + 1);
    return this.#kept.first + key + (this.#kept.given.get(key) ?? 0);
  }

  #ground(): UnitOfWork {
    const lookUp = (request: LookupRequest): Lookups =>
      lookupsFound(this, request, (named) => uploadedBy(request.actor, named));
    const kept = this.#kept;
    return {
      load: (streams) =>
        Promise.resolve(
          new Map(
            streams.flatMap((stream) => {
              const found = kept.aggregates.get(stream.machine)?.get(stream.id);
              return found ? [[streamKey(stream), found]] : [];
            }),
          ),
        ),
      prepareCustomerKeys: () => {
        setCustomerSecret(CUSTOMER_SECRET);
        return Promise.resolve();
      },
      history: (stream) => Promise.resolve(kept.logs.get(streamKey(stream)) ?? []),
      lookUp: (requests) => Promise.resolve(requests.map(lookUp)),
      lookUpAgain: (request) => Promise.resolve(lookUp(request)),
      answered: (keys) =>
        Promise.resolve(
          keys.flatMap(({ key, owner, team }) =>
            [owner, ...(team === null ? [] : [team])].flatMap((under) => kept.answers.get(nameOfKey(under, key)) ?? []),
          ),
        ),
      staffByCode: (codes) =>
        Promise.resolve(
          new Map(
            [...(kept.aggregates.get('staff') ?? [])].flatMap(([id, { aggregate }]) => {
              const { staffCode } = aggregate.context as { staffCode: string };
              return codes.includes(staffCode) ? [[staffCode, id]] : [];
            }),
          ),
        ),
      holders: (reservations) =>
        Promise.resolve(
          new Map(
            reservations.flatMap((reservation) => {
              const holder = kept.reservations.get(nameOf(reservation));
              return holder === undefined ? [] : [[nameOf(reservation), holder]];
            }),
          ),
        ),
      commit: (writing) => {
        if (writing) this.#write(writing);
        return Promise.resolve();
      },
    };
  }

  #write(writing: Writing): void {
    const { events, posted, aggregates, claimed, released, settled, deadlines, commands } = writing;
    const kept = this.#kept;
    this.onWrite(writing);
    this.latest = events;
    for (const event of events) {
      const key = streamKey(event);
      kept.logs.set(key, [...(kept.logs.get(key) ?? []), event]);
    }
    for (const one of posted) {
      const key = streamKey(one);
      kept.posted.set(key, [...(kept.posted.get(key) ?? []), one]);
    }
    for (const { machine, ...loaded } of aggregates) this.#keep(machine, loaded);
    for (const reservation of released)
      if (kept.reservations.get(nameOf(reservation)) === streamKey(reservation))
        kept.reservations.delete(nameOf(reservation));
    for (const reservation of claimed) {
      if (kept.reservations.has(nameOf(reservation))) throw new Error(`${nameOf(reservation)} is held twice`);
      kept.reservations.set(nameOf(reservation), streamKey(reservation));
    }
    const left = new Set(settled.map(streamKey));
    for (const [key, due] of kept.deadlines) if (left.has(streamKey(due))) kept.deadlines.delete(key);
    for (const { dueAt, ...rest } of deadlines) kept.deadlines.set(dueKey(rest), { ...rest, due_at: dueAt });
    for (const { verdict, key, owner, team, bodyHash } of commands)
      for (const under of [owner, ...(team === null ? [] : [team])]) {
        const answered = { under, key, owner, ownerName: owner, bodyHash, verdict: verdict as Verdict };
        kept.answers.set(nameOfKey(under, key), answered);
      }
  }
}
