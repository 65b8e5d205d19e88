import { answerOf, within } from '../browserStore.ts';
import type { KeptEntry } from './entry.ts';

/** Where entries lie until they are sent. Everything that resolves is durable. */
export interface Shelf {
  /** All of one person's, oldest first. */
  all(user: string): Promise<KeptEntry[]>;
  add(entry: Omit<KeptEntry, 'place'>): Promise<KeptEntry>;
  /** Changes entries as they lie there now, in one step; null leaves one as it is. */
  change(keys: readonly string[], change: (entry: KeptEntry) => KeptEntry | null): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/** Entries in this browser's own database. */
export const browserShelf: Shelf = {
  all: (user) => within('outbox', 'readonly', (store) => answerOf<KeptEntry[]>(store.index('user').getAll(user))),
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
