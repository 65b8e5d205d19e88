import type { IconName } from '#views/ui/iconPaths.ts';
import { fitOf, ranked, type Findable } from './rank.ts';

/** The groups of what is found, in the order in which they stand while nothing tells them apart. */
export const GROUPS = ['records', 'recent', 'screen', 'screens', 'new', 'console'] as const;
export type Group = (typeof GROUPS)[number];

/** A line of the palette. */
export interface Entry extends Findable {
  readonly id: string;
  readonly group: Group;
  readonly icon: IconName;
  readonly label: string;
  /** In small letters beside it: where it belongs, what state it is in. */
  readonly second: string;
  readonly run: () => void;
}

/** A line's words begin with a capital, whatever they are made of. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What is shown of a group, best first. */
export interface Section {
  readonly group: Group;
  readonly entries: readonly Entry[];
}

/** How many of one group are shown once something is typed. */
const MOST_FITTING = 8;
/** A record that the server found fits by its number, whatever its words: before what fits by the way. */
const FOUND_FIT = 4.5;

const bestOf = (typed: string, { group, entries }: Section): number => {
  if (group === 'records') return FOUND_FIT;
  const [first] = entries;
  return first ? fitOf(typed, first) : 0;
};

/** The sections for what is typed: all in their order while nothing is, else those that fit, the best fitting first. */
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
