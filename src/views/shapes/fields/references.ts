import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { auditTime, bufferWhen, map, merge, type Subscription } from 'rxjs';
import type { Language } from '#i18n/languages.ts';
import { nameReferencesBy } from '#i18n/referenceNames.ts';
import { deviceNow } from '#services/clock.ts';
import { events$, gaps$ } from '#services/live/live.ts';
import { mayLookAt } from '#views/session/mayLookAt.ts';
import { namesInRefusals, recordsBehind, referencesOf } from '#views/names/references.ts';
import { useWords } from '#views/language/words.tsx';
import type { Offered } from './kind.ts';
import { useEnvironment } from './environment.ts';
import type { Reference } from './reference.ts';

/** All that a field can refer to, as far as it is known. `failed`: it may not be looked at, or did not come. */
export interface References {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly entries: readonly Reference[];
  readonly byId: ReadonlyMap<string, Reference>;
  /** A unique name: of several equal ones, each with its distinguishing text. */
  readonly nameOf: (id: string) => string;
}

const itself = (id: string): string => id;
/** Takes the place of a name that has not come yet: no id is shown meanwhile. */
const COMING = '…';
const LOADING: References = { status: 'loading', entries: [], byId: new Map(), nameOf: () => COMING };
const FAILED: References = { status: 'failed', entries: [], byId: new Map(), nameOf: itself };

interface Kind {
  readonly name: Offered;
  readonly language: Language;
}

/** Several events come with one act. Milliseconds. */
const GATHER_MS = 500;
/** Age of names that are loaded again when something shows them. Milliseconds. */
const FRESH_MS = 5 * 60_000;

const keyOf = ({ name, language }: { readonly name: Offered | null; readonly language: Language }): string =>
  `${name} ${language}`;
const kept = new Map<string, References>();
const asked = new Map<string, Kind & { readonly at: number }>();
const listeners = new Set<() => void>();
let following: Subscription | undefined;

const keep = (key: string, references: References): void => {
  kept.set(key, references);
  for (const listener of listeners) listener();
};

const ready = (entries: readonly Reference[]): References => {
  const counts = new Map<string, number>();
  for (const { label } of entries) counts.set(label, (counts.get(label) ?? 0) + 1);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return {
    status: 'ready',
    entries,
    byId,
    nameOf: (id) => {
      const entry = byId.get(id);
      if (!entry) return id;
      const isAlone = counts.get(entry.label) === 1 || entry.description === undefined;
      return isAlone ? entry.label : `${entry.label} · ${entry.description}`;
    },
  };
};

/** Loads the entries of a kind; those that are shown stay until the new ones have come. */
async function load({ name, language }: Kind): Promise<void> {
  const key = keyOf({ name, language });
  asked.set(key, { name, language, at: deviceNow() });
  following ??= follow();
  if (!mayLookAt(name)) return keep(key, FAILED);
  if (kept.get(key)?.status !== 'ready') kept.set(key, LOADING);
  try {
    const entries = await referencesOf(name, language);
    return keep(key, ready(entries));
  } catch (error) {
    // No report (§8): a missing name is written as its id.
    console.error(name, error);
    if (kept.get(key)?.status === 'loading') keep(key, FAILED);
  }
}

/** Loads the entries again whose records changed. */
const follow = (): Subscription =>
  merge(events$.pipe(map(({ machine }) => machine)), gaps$.pipe(map(() => null)))
    .pipe(bufferWhen(() => merge(events$, gaps$).pipe(auditTime(GATHER_MS))))
    .subscribe((changed) => {
      for (const kind of asked.values()) {
        const machine = recordsBehind(kind.name);
        if (machine !== null && (changed.includes(machine) || changed.includes(null))) void load(kind);
      }
    });

/** Loads the entries of a record type again, where they were loaded. */
export const loadAgain = (machine: string): void => {
  for (const kind of asked.values()) if (recordsBehind(kind.name) === machine) void load(kind);
};

/** Returns whether entries must be loaded: never yet, in vain, or so long ago that events beyond the person's scope may have changed them. */
function areWanted({ name, language }: Kind): boolean {
  const key = keyOf({ name, language });
  const known = kept.get(key);
  if (!known || known.status === 'failed') return true;
  return recordsBehind(name) !== null && (asked.get(key)?.at ?? 0) < deviceNow() - FRESH_MS;
}

const nothing: References = { status: 'ready', entries: [], byId: new Map(), nameOf: itself };

/** Loads the entries that a field can refer to, and again when they change; null loads nothing. */
export const useReferences = (name: Offered | null): References => {
  const { language } = useWords();
  const environment = useEnvironment();
  const own = useMemo(
    () => (environment && name ? ready(environment.referencesOf(name, language)) : null),
    [environment, name, language],
  );
  const key = keyOf({ name, language });
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      if (name && !own && areWanted({ name, language })) void load({ name, language });
      return () => listeners.delete(listener);
    },
    [name, language, own],
  );
  return useSyncExternalStore(subscribe, () => own ?? (name ? (kept.get(key) ?? LOADING) : nothing));
};

nameReferencesBy((kind, id, language) => {
  const known = kept.get(keyOf({ name: kind, language }));
  return known?.byId.has(id) ? known.nameOf(id) : null;
});

/** Loads the names that refusals of a record type may need, and draws again when they have come. */
export function useNamesInRefusals(machine: string): void {
  const [first, second, third, fourth] = namesInRefusals(machine);
  useReferences(first);
  useReferences(second);
  useReferences(third);
  useReferences(fourth);
}
