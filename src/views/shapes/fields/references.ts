import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Language } from '#i18n/languages.ts';
import { mayLookAt, referencesOf } from '#views/references.ts';
import { useWords } from '#views/words.tsx';
import type { Offered } from './kind.ts';
import { useEnvironment } from './environment.ts';

/** An entry that a field can refer to: its id, its name in the person's language, and its distinguishing text. */
export interface Reference {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  /** The branch it belongs to. */
  readonly branch?: string;
  /** Depth in its tree, 0 at the top. */
  readonly depth?: number;
  /** Out of use: it has a name, but is not offered. */
  readonly gone?: boolean;
  /** Permissions that who gives it must have. */
  readonly needs?: readonly string[];
}

/** All that a field can refer to, as far as it is known. `failed`: it may not be looked at, or did not come. */
export interface References {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly entries: readonly Reference[];
  readonly byId: ReadonlyMap<string, Reference>;
  /** A unique name: of several equal ones, each with its distinguishing text. */
  readonly nameOf: (id: string) => string;
}

const itself = (id: string): string => id;
const LOADING: References = { status: 'loading', entries: [], byId: new Map(), nameOf: itself };
const FAILED: References = { status: 'failed', entries: [], byId: new Map(), nameOf: itself };

const kept = new Map<string, References>();
const listeners = new Set<() => void>();

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

async function load(name: Offered, language: Language, key: string): Promise<void> {
  if (!mayLookAt(name)) return keep(key, FAILED);
  kept.set(key, LOADING);
  try {
    const entries = await referencesOf(name, language);
    keep(key, ready(entries));
  } catch (error) {
    // No report (§8): a missing name is written as its id.
    console.error(name, error);
    keep(key, FAILED);
  }
}

const nothing: References = { status: 'ready', entries: [], byId: new Map(), nameOf: itself };

/** Loads the entries that a field can refer to, once per language; null loads nothing. */
export const useReferences = (name: Offered | null): References => {
  const { language } = useWords();
  const environment = useEnvironment();
  const own = useMemo(
    () => (environment && name ? ready(environment.referencesOf(name, language)) : null),
    [environment, name, language],
  );
  const key = `${name} ${language}`;
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      const known = kept.get(key);
      if (name && !own && (!known || known.status === 'failed')) void load(name, language, key);
      return () => listeners.delete(listener);
    },
    [name, language, key, own],
  );
  return useSyncExternalStore(subscribe, () => own ?? (name ? (kept.get(key) ?? LOADING) : nothing));
};
