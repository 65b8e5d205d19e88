import { directionOf, type Direction, type Held, type Onward, type OpenBag } from '#machines/scanning/direction.ts';
import { bagsAfter, onwardOf, type Routes } from '#machines/scanning/onward.ts';
import { failureOf } from '#services/failure.ts';
import type { LiveEvent } from '#services/live/protocol.ts';
import { MOST_DIRECTIONS, type DirectionsRead } from '#services/scanning.ts';

/** Reads of directions: of a whole list, which is kept for work without a line, or of a few scanned things. */
export interface DirectionsWorld {
  readonly readListed: (items: readonly string[]) => Promise<DirectionsRead>;
  readonly read: (items: readonly string[]) => Promise<DirectionsRead>;
}

/** Directions of the things at a station, read once and kept current by the log. */
export function createDirections({ readListed, read }: DirectionsWorld) {
  const onward = new Map<string, Onward>();
  const asked = new Set<string>();
  const listeners = new Set<() => void>();
  let branch: string | null = null;
  let routes: Routes = {};
  let bags: readonly OpenBag[] = [];
  let revision = 0;

  const tell = (): void => {
    revision += 1;
    for (const listener of listeners) listener();
  };
  const take = (answer: DirectionsRead): void => {
    ({ branch, routes, bags } = answer);
    for (const thing of answer.items) onward.set(thing.id, thing);
    tell();
  };
  /** Reads them; without an answer the verdict says no more than the machine does. */
  const ask = async (keys: readonly string[], how: DirectionsWorld['read']): Promise<void> => {
    for (const key of keys) asked.add(key);
    try {
      take(await how(keys));
    } catch (error) {
      if (!failureOf(error)) throw error;
      for (const key of keys) asked.delete(key);
    }
  };

  return {
    /** Begins with the things of a list. */
    async begin(keys: readonly string[]): Promise<void> {
      await ask(keys.slice(0, MOST_DIRECTIONS), readListed);
      for (let done = MOST_DIRECTIONS; done < keys.length; done += MOST_DIRECTIONS)
        await ask(keys.slice(done, done + MOST_DIRECTIONS), read);
    },
    /** Reads where a scanned thing goes, unless it was read before. */
    async want(key: string): Promise<void> {
      if (!asked.has(key)) await ask([key], read);
    },
    /** Reads everything again, after events were missed. */
    async refresh(): Promise<void> {
      const keys = [...asked];
      for (let done = 0; done === 0 || done < keys.length; done += MOST_DIRECTIONS)
        await ask(keys.slice(done, done + MOST_DIRECTIONS), read);
    },
    /** Takes an event of the log. */
    happened({ machine, id, row }: Pick<LiveEvent, 'machine' | 'id' | 'row'>): void {
      if (!row) return;
      const before = onward.get(id);
      const open = bagsAfter(bags, machine, { ...row, id }, branch);
      if (!before && open === bags) return;
      bags = open;
      // A row does not say whether a problem form is open.
      const problem = before?.held === 'problem';
      const after = before && onwardOf(machine, { ...row, id, problem }, branch, routes);
      if (after) onward.set(id, after);
      tell();
    },
    of(key: string): Direction | null {
      const thing = onward.get(key);
      return thing ? directionOf(thing, branch, bags) : null;
    },
    /** Returns the state that holds a thing; undefined if it was not read. */
    heldOf: (key: string): Held | null | undefined => onward.get(key)?.held,
    revision: (): number => revision,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Directions = ReturnType<typeof createDirections>;
