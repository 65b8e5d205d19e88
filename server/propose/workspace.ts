import { movesOf, type StockMove } from '#machines/facts/moved.ts';
import { nouns } from '#machines/nouns.ts';
import type { Entry } from '#machines/postings/entry.ts';
import { claimsChanged } from '#machines/kit/claims.ts';
import type { Claim, Life, Noun } from '#machines/kit/noun.ts';
import type { Writing } from '../store/append.ts';
import { createClaimBook } from './claims.ts';
import type { Ground } from './ground.ts';
import { newLife, streamKey, type Loaded, type StreamName } from '../store/load.ts';
import type { Serials } from '../store/serials.ts';
import type { Posted } from '../store/entries.ts';
import type { EventRecord } from '../store/record.ts';
import { withUses } from '../uploads/uses.ts';

/** A command's changes that may still be undone: a copy of what it touched. */
interface Draft {
  readonly lives: Map<string, Loaded>;
  readonly events: EventRecord[];
  readonly posted: Posted[];
  readonly moved: StockMove[];
  readonly settled: { machine: string; id: string }[];
  readonly deadlines: { machine: string; id: string; event: string; dueAt: string }[];
}

const emptyDraft = (): Draft => ({ lives: new Map(), events: [], posted: [], moved: [], settled: [], deadlines: [] });

/** What a transaction found in the database; it outlives a judgement that must be made again. */
export interface Found {
  readonly lives: Map<string, Loaded>;
  /** Lives that were only looked at: locked against change, not against other readers. */
  readonly lookedAt: Set<string>;
  /** What lives were found to hold. */
  readonly taken: Map<string, string>;
}

export const nothingFound = (): Found => ({ lives: new Map(), lookedAt: new Set(), taken: new Map() });

/** The lives a transaction works on: loaded and locked once, changed in memory, written at the end. */
export function createWorkspace(
  ground: Pick<Ground, 'load'>,
  { lives: loaded, lookedAt, taken }: Found,
  serials: Serials,
) {
  const book = createClaimBook(taken);
  const touched = new Map<string, Loaded>();
  const kept = emptyDraft();
  let draft = emptyDraft();

  const load = async (streams: readonly StreamName[]): Promise<void> => {
    const missing = streams.filter((stream) => !loaded.has(streamKey(stream)) || lookedAt.has(streamKey(stream)));
    for (const [key, found] of await ground.load(missing, 'change')) {
      loaded.set(key, found);
      lookedAt.delete(key);
    }
  };

  /** Loads lives that rules look at: nobody changes them until the transaction ends. */
  const look = async (streams: readonly (StreamName & { readonly alone: boolean })[]): Promise<void> => {
    await load(streams.filter(({ alone }) => alone));
    const missing = streams.filter((stream) => !loaded.has(streamKey(stream)));
    if (missing.length === 0) return;
    for (const [key, found] of await ground.load(missing, 'look')) {
      loaded.set(key, found);
      lookedAt.add(key);
    }
  };

  /** The id of a life to come. */
  const newId = async (noun: Noun, data: unknown): Promise<string> => noun.identify(await serials(), data);

  const get = (noun: Noun, id: string): Loaded => {
    const key = streamKey({ machine: noun.id, id });
    return draft.lives.get(key) ?? touched.get(key) ?? loaded.get(key) ?? newLife(noun, id);
  };

  /** Takes an event into the draft of the command at work. */
  const put = (
    machine: string,
    life: Life,
    record: EventRecord,
    entries: readonly Entry[],
    deadlines: Draft['deadlines'],
    left: boolean,
  ): void => {
    const noun = nouns[machine];
    if (noun) draft.moved.push(...movesOf(record, get(noun, life.id).life, life));
    draft.lives.set(streamKey({ machine, id: life.id }), { life, headHash: record.hash, lastAt: record.at });
    draft.events.push(record);
    if (entries.length > 0)
      draft.posted.push({ machine, id: life.id, version: record.version, at: record.at, entries });
    if (left) {
      draft.settled.push({ machine, id: life.id });
      const staying = draft.deadlines.filter((one) => one.machine !== machine || one.id !== life.id);
      draft.deadlines.splice(0, draft.deadlines.length, ...staying);
    }
    draft.deadlines.push(...deadlines);
  };

  const before = (key: string): Life | undefined => (touched.get(key) ?? loaded.get(key))?.life;

  const draftClaims = () => [...draft.lives].map(([key, { life }]) => changedClaims(machineOf(key), before(key), life));

  /** What the command at work wants to hold and another life holds; null when all of it is free. */
  const clash = (): Claim | null => book.clash(draftClaims());

  const commit = (): void => {
    book.take(draftClaims());
    for (const [key, value] of draft.lives) touched.set(key, value);
    kept.events.push(...draft.events);
    kept.posted.push(...draft.posted);
    kept.moved.push(...draft.moved);
    kept.settled.push(...draft.settled);
    const left = new Set(draft.settled.map(streamKey));
    const staying = kept.deadlines.filter((one) => !left.has(streamKey(one)));
    kept.deadlines.splice(0, kept.deadlines.length, ...staying, ...draft.deadlines);
    draft = emptyDraft();
  };

  /** Events of a life that this transaction has taken and not written. */
  const unwritten = ({ machine, id }: StreamName): readonly EventRecord[] =>
    [...kept.events, ...draft.events].filter((event) => event.machine === machine && event.id === id);

  /** Facts about files, with what this transaction has taken and not written: none of it is in the database. */
  const withUnwrittenUses = (stream: StreamName, known: Readonly<Record<string, unknown>>) =>
    withUses(known, stream, [...kept.events, ...draft.events]);

  const discard = (): void => {
    draft = emptyDraft();
  };

  /** What is to be written now that every command is judged. */
  const writing = (): Pick<
    Writing,
    'events' | 'posted' | 'moved' | 'lives' | 'claimed' | 'released' | 'settled' | 'deadlines'
  > => {
    const lives = [...touched].map(([key, { life, headHash, lastAt }]) => ({
      machine: machineOf(key),
      life,
      headHash: headHash ?? '',
      lastAt: lastAt ?? '',
    }));
    const claims = lives.map(({ machine, life }) =>
      changedClaims(machine, loaded.get(streamKey({ machine, id: life.id }))?.life, life),
    );
    return {
      events: kept.events,
      posted: kept.posted,
      moved: kept.moved,
      lives,
      settled: kept.settled,
      deadlines: kept.deadlines,
      claimed: claims.flatMap((one) => one.claimed),
      released: claims.flatMap((one) => one.released),
    };
  };

  return {
    load,
    look,
    newId,
    get,
    put,
    commit,
    discard,
    unwritten,
    withUnwrittenUses,
    clash,
    writing,
    draftEvents: () => draft.events,
    /** Everything that any command wanted to hold. */
    wanted: book.wanted,
  };
}

export type Workspace = ReturnType<typeof createWorkspace>;

const machineOf = (key: string): string => key.slice(0, key.indexOf('/'));

function changedClaims(machine: string, before: Life | undefined, after: Life) {
  const noun = nouns[machine];
  const { released, claimed } = noun ? claimsChanged(noun, before, after) : { released: [], claimed: [] };
  const named = (claim: Claim) => ({ ...claim, machine, id: after.id });
  return { released: released.map(named), claimed: claimed.map(named) };
}
