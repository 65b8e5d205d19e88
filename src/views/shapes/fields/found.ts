import type { Choice } from '#views/ui/choice.ts';
import type { Reference } from './references.ts';

const MOST_SHOWN = 50;
/** A tree is shown whole up to this size, so that it can be looked through. */
const MOST_IN_TREE = 300;

const folded = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Entries that match what is typed: names that begin with it, then those with each of its words anywhere. */
export const found = (entries: readonly Reference[], typed: string): Reference[] => {
  const wanted = folded(typed);
  if (wanted === '') return entries.slice(0, entries.length <= MOST_IN_TREE ? MOST_IN_TREE : MOST_SHOWN);
  const parts = wanted.split(' ');
  const starts: Reference[] = [];
  const holds: Reference[] = [];
  for (const entry of entries) {
    const label = folded(entry.label);
    if (label.startsWith(wanted)) starts.push(entry);
    else {
      const text = `${label} ${folded(entry.description ?? '')} ${folded(entry.id)}`;
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
