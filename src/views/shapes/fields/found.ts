import { soughtText } from '#machines/kit/alike.ts';
import type { Choice } from '#views/ui/choice.ts';
import type { Reference } from './reference.ts';

const MOST_SHOWN = 50;
/** A tree is shown whole up to this size, so that it can be looked through. */
const MOST_IN_TREE = 300;
/** Entries that the rules are asked about at a keystroke: each takes a millisecond or two. */
const MOST_ASKED = 300;

/** Folded names of entries: a keystroke looks through thousands. */
const foldedNames = new WeakMap<Reference, readonly string[]>();

function namesOf(entry: Reference): readonly string[] {
  const known = foldedNames.get(entry);
  if (known) return known;
  const names = [...new Set([entry.label, ...(entry.names ?? [])].map(soughtText))];
  foldedNames.set(entry, names);
  return names;
}

/** The first entries that are accepted. */
function firstOf(entries: readonly Reference[], most: number, accepts?: (id: string) => boolean): Reference[] {
  if (!accepts) return entries.slice(0, most);
  const taken: Reference[] = [];
  for (const entry of entries.slice(0, MOST_ASKED)) {
    if (taken.length === most) break;
    if (accepts(entry.id)) taken.push(entry);
  }
  return taken;
}

/**
 * The first entries that match what is typed in any language and are accepted: names that begin with it, then those with
 * each of its words anywhere.
 */
export const found = (entries: readonly Reference[], typed: string, accepts?: (id: string) => boolean): Reference[] => {
  const wanted = soughtText(typed);
  if (wanted === '') return firstOf(entries, entries.length <= MOST_IN_TREE ? MOST_IN_TREE : MOST_SHOWN, accepts);
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
  return firstOf([...starts, ...holds], MOST_SHOWN, accepts);
};

/** Entries as choices: a tree with its depths while it is looked through, a plain list of what is found. */
export const choicesOf = (entries: readonly Reference[], isTree: boolean): Choice[] =>
  entries.map(({ id, label, description, depth }) => ({
    id,
    label,
    ...(description !== undefined && { description }),
    ...(isTree && depth !== undefined && { depth }),
  }));
