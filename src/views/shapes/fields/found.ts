import { soughtText } from '#machines/kit/alike.ts';
import type { Choice } from '#views/ui/choice.ts';
import type { Reference } from './reference.ts';

const MOST_SHOWN = 50;
/** A tree is shown whole up to this size, so that it can be looked through. */
const MOST_IN_TREE = 300;

/** Folded names of entries: a keystroke looks through thousands. */
const foldedNames = new WeakMap<Reference, readonly string[]>();

function namesOf(entry: Reference): readonly string[] {
  const known = foldedNames.get(entry);
  if (known) return known;
  const names = [...new Set([entry.label, ...(entry.names ?? [])].map(soughtText))];
  foldedNames.set(entry, names);
  return names;
}

/** Entries that match what is typed in any language: names that begin with it, then those with each of its words anywhere. */
export const found = (entries: readonly Reference[], typed: string): Reference[] => {
  const wanted = soughtText(typed);
  if (wanted === '') return entries.slice(0, entries.length <= MOST_IN_TREE ? MOST_IN_TREE : MOST_SHOWN);
  const parts = wanted.split(' ');
  const starts: Reference[] = [];
  const holds: Reference[] = [];
  for (const entry of entries) {
    const names = namesOf(entry);
    if (names.some((name) => name.startsWith(wanted))) starts.push(entry);
    else {
      const text = [...names, soughtText(entry.description ?? ''), soughtText(entry.id)].join(' ');
      if (parts.every((part) => text.includes(part))) holds.push(entry);
    }
  }
  return [...starts, ...holds].slice(0, MOST_SHOWN);
};

/** Entries as choices: a tree with its depths while it is looked through, a plain list of what is found. */
export const choicesOf = (entries: readonly Reference[], isTree: boolean): Choice[] =>
  entries.map(({ id, label, description, depth }) => ({
    id,
    label,
    ...(description !== undefined && { description }),
    ...(isTree && depth !== undefined && { depth }),
  }));
