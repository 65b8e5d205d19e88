import { serverInstant } from '../clock.ts';
import { answerOf, within } from '../browserStore.ts';

/** Something as the server last said it. */
export interface Seen<Value> {
  readonly value: Value;
  /** Time by this device's clock, UTC ISO. */
  readonly asOf: string;
}

interface Row extends Seen<unknown> {
  readonly user: string;
  readonly name: string;
}

/** Keeps a value for one person, in place of the one of that name. Throws `NotKept`. */
export const keep = (user: string, name: string, value: unknown): Promise<void> =>
  within('kept', 'readwrite', async (store) => {
    const row: Row = { user, name, value, asOf: serverInstant() };
    await answerOf(store.put(row));
  });

/** Keeps several values for one person, by name. Throws `NotKept`. */
export const keepAll = (user: string, values: ReadonlyMap<string, unknown>): Promise<void> =>
  within('kept', 'readwrite', async (store) => {
    const asOf = serverInstant();
    for (const [name, value] of values) {
      const row: Row = { user, name, value, asOf };
      await answerOf(store.put(row));
    }
  });

/** Returns the value stored for a person under a name; null for none. Throws `NotKept`. */
export const recall = (user: string, name: string): Promise<Seen<unknown> | null> =>
  within('kept', 'readonly', async (store) => {
    const row = await answerOf<Row | undefined>(store.get([user, name]));
    return row ? { value: row.value, asOf: row.asOf } : null;
  });

/** Returns the values stored for a person under the names that begin so, in the order of these. Throws `NotKept`. */
export const recallAll = (user: string, beginning: string): Promise<readonly Seen<unknown>[]> =>
  within('kept', 'readonly', (store) =>
    answerOf<Row[]>(store.getAll(IDBKeyRange.bound([user, beginning], [user, `${beginning}\uffff`]))),
  );

/** Forgets one value. */
export const forget = (user: string, name: string): Promise<void> =>
  within('kept', 'readwrite', async (store) => {
    await answerOf(store.delete([user, name]));
  });

/** Beginning of the names under which the stops of a courier are kept: they name senders and receivers. */
export const STOPS = 'stops/';

/** Forgets the values whose owner and name are said to go. */
export const forgetWhere = (goes: (user: string, name: string) => boolean): Promise<void> =>
  within('kept', 'readwrite', async (store) => {
    for (const key of await answerOf(store.getAllKeys())) {
      const [user, name] = key as [string, string];
      if (goes(user, name)) await answerOf(store.delete(key));
    }
  });

/** Deletes all stored values of everybody. Unsent entries are elsewhere. */
export const forgetAll = (): Promise<void> =>
  within('kept', 'readwrite', async (store) => {
    await answerOf(store.clear());
  });
