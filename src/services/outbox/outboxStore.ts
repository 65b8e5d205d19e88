import { answerOf, within } from '../browserStore.ts';
import type { KeptEntry } from './entry.ts';

/** Store of unsent entries. Every resolved write is durable. */
export interface OutboxStore {
  /** All of one person's, oldest first. */
  all(user: string): Promise<KeptEntry[]>;
  add(entry: Omit<KeptEntry, 'place'>): Promise<KeptEntry>;
  /** Changes entries as they lie there now, in one step; null leaves one as it is. */
  change(keys: readonly string[], change: (entry: KeptEntry) => KeptEntry | null): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/** Entries that a database was last found to hold as sent, by place: those never change again. */
const sentIn = new WeakMap<IDBDatabase, ReadonlyMap<number, KeptEntry>>();

/** All of one person's entries in their order; of those sent only what is new is taken out of the store. */
const entriesOf = async (store: IDBObjectStore, user: string): Promise<KeptEntry[]> => {
  const { db } = store.transaction;
  const sent = sentIn.get(db) ?? new Map<number, KeptEntry>();
  const places = (await answerOf(store.index('user').getAllKeys(user))).map(Number);
  const first = places.find((place) => !sent.has(place));
  const read = first === undefined ? [] : await answerOf<KeptEntry[]>(store.getAll(IDBKeyRange.lowerBound(first)));
  const fresh = new Map(read.map((entry) => [entry.place, entry]));
  const entries = places.map((place) => sent.get(place) ?? fresh.get(place)).filter((entry) => entry !== undefined);
  sentIn.set(db, new Map(entries.filter(({ state }) => state === 'sent').map((entry) => [entry.place, entry])));
  return entries;
};

/** Entries in this browser's own database. */
export const browserOutboxStore: OutboxStore = {
  all: (user) => within('outbox', 'readonly', (store) => entriesOf(store, user)),
  add: (entry) =>
    within('outbox', 'readwrite', async (store) => {
      const place = await answerOf(store.add(entry));
      return { ...entry, place: Number(place) };
    }),
  change: (keys, change) =>
    within('outbox', 'readwrite', async (store) => {
      for (const key of keys) {
        const entry = await answerOf<KeptEntry | undefined>(store.index('key').get(key));
        const changed = entry && change(entry);
        if (changed) await answerOf(store.put(changed));
      }
    }),
  remove: (keys) =>
    within('outbox', 'readwrite', async (store) => {
      for (const key of keys) {
        const place = await answerOf(store.index('key').getKey(key));
        if (place !== undefined) await answerOf(store.delete(place));
      }
    }),
};

/** Removes what was sent, of everybody but one person; what is still to be sent stays its person's. */
export const forgetSent = (but: string | null): Promise<void> =>
  within('outbox', 'readwrite', async (store) => {
    for (const { place, state, user } of await answerOf<KeptEntry[]>(store.getAll()))
      if (state === 'sent' && user !== but) await answerOf(store.delete(place));
  });
