import { useCallback, useSyncExternalStore } from 'react';
import { auditTime, filter, type Subscription } from 'rxjs';
import { readConflicts, type CompanyConflict } from '#services/conflicts.ts';
import { events$ } from '#services/live/live.ts';

/** Record types that an upgrade of the standard company changes. */
export const CONFLICTING = ['role', 'menu'] as const;
export type Conflicting = (typeof CONFLICTING)[number];

/** Number of open conflicts by the id of the entry. */
type Conflicts = ReadonlyMap<string, number>;

/** Counts open conflicts by the entry that each is about. */
export function countedByEntry(open: readonly Pick<CompanyConflict, 'key'>[]): Conflicts {
  const counts = new Map<string, number>();
  for (const { key } of open) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Several events come with one act. Milliseconds. */
const GATHER_MS = 500;
const NONE: Conflicts = new Map();

const kept = new Map<Conflicting, Conflicts>();
const listeners = new Map<Conflicting, Set<() => void>>();
const followed = new Map<Conflicting, Subscription>();

async function load(machine: Conflicting): Promise<void> {
  try {
    kept.set(machine, countedByEntry(await readConflicts(machine, undefined, { ownForbidden: true })));
    for (const listener of listeners.get(machine) ?? []) listener();
  } catch (error) {
    // No report: a mark that is missing tells nobody anything wrong.
    console.error(machine, error);
  }
}

/** Loads the conflicts for the first who shows them, and again when an entry changes, until nobody does. */
function follow(machine: Conflicting, listener: () => void): () => void {
  const those = listeners.get(machine) ?? new Set();
  listeners.set(machine, those.add(listener));
  if (!followed.has(machine)) {
    void load(machine);
    const changed$ = events$.pipe(filter((event) => event.machine === machine));
    followed.set(
      machine,
      changed$.pipe(auditTime(GATHER_MS)).subscribe(() => void load(machine)),
    );
  }
  return () => {
    those.delete(listener);
    if (those.size > 0) return;
    followed.get(machine)?.unsubscribe();
    followed.delete(machine);
  };
}

/** Returns the open conflicts with the standard company of roles or menu entries; none until they have come. */
export const useConflicts = (machine: Conflicting): Conflicts =>
  useSyncExternalStore(
    useCallback((listener) => follow(machine, listener), [machine]),
    () => kept.get(machine) ?? NONE,
  );
