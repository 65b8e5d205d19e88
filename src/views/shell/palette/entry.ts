import type { IconName } from '#views/ui/iconPaths.ts';
import { fitOf, ranked, type Findable } from './rank.ts';

/** Groups of results, in their order when no ranking applies. */
export const GROUPS = ['records', 'recent', 'screen', 'screens', 'new', 'console'] as const;
export type Group = (typeof GROUPS)[number];

/** A line of the palette. */
export interface Entry extends Findable {
  readonly id: string;
  readonly group: Group;
  readonly icon: IconName;
  readonly label: string;
  /** Small text beside it: its group or its state. */
  readonly second: string;
  readonly run: () => void;
}

/** Capitalises the first letter of a line. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Entries shown of one group, best first. */
export interface Section {
  readonly group: Group;
  readonly entries: readonly Entry[];
}

/** Most entries of one group shown for a search text. */
const MOST_FITTING = 8;
/** Rank of a record that the server found by number: above partial matches of names. */
const FOUND_FIT = 4.5;

const bestOf = (typed: string, { group, entries }: Section): number => {
  if (group === 'records') return FOUND_FIT;
  const [first] = entries;
  return first ? fitOf(typed, first) : 0;
};

/** Returns the sections for a search text: all entries in order if it is empty, else the matching ones, best first. */
export function sectionsOf(typed: string, entries: readonly Entry[]): Section[] {
  const isTyped = typed.trim() !== '';
  const fitting = (group: Group): Entry[] => {
    const own = entries.filter((entry) => entry.group === group);
    if (!isTyped || group === 'records') return own;
    return ranked(typed, own).slice(0, MOST_FITTING);
  };
  const sections = GROUPS.map((group) => ({ group, entries: fitting(group) })).filter(
    (section) => section.entries.length > 0,
  );
  return isTyped ? sections.toSorted((one, other) => bestOf(typed, other) - bestOf(typed, one)) : sections;
}
