import type { Cell, Group, Grouped } from '#services/groups.ts';
import type { Filter } from '#services/page.ts';
import { recordsAddress, type ChosenDimension } from './query.ts';

/** A group as a table or a chart shows it. */
export interface ReportLine {
  readonly keys: readonly (string | null)[];
  readonly texts: readonly string[];
  readonly cells: readonly Cell[];
  readonly before: readonly Cell[] | null;
  /** Returns the address of the records behind a measure; null where there are none. */
  readonly href: (measure: number) => string | null;
  /** Returns the same of the period before. */
  readonly beforeHref: (measure: number) => string | null;
}

/** Orders times as they pass, everything else by its first measure, the largest first; what has no value comes last. */
export function inOrder(groups: readonly Group[], dimensions: readonly ChosenDimension[]): Group[] {
  const byKey = (one: Group, two: Group, index: number): number => {
    const [a, b] = [one.keys[index] ?? null, two.keys[index] ?? null];
    if (a === b) return 0;
    if (a === null || b === null) return a === null ? 1 : -1;
    if (dimensions[index]?.by === 'age') return Number(a) - Number(b);
    return dimensions[index]?.by === undefined ? 0 : a < b ? -1 : 1;
  };
  const size = ({ cells }: Group): number => cells[0]?.value ?? -1;
  const sums = new Map<string | null, number>();
  for (const group of groups)
    sums.set(group.keys[0] ?? null, (sums.get(group.keys[0] ?? null) ?? 0) + Math.max(0, size(group)));
  const firstSum = ({ keys }: Group): number => sums.get(keys[0] ?? null) ?? 0;
  return groups.toSorted(
    (one, two) =>
      byKey(one, two, 0) ||
      firstSum(two) - firstSum(one) ||
      (one.keys[0] ?? '').localeCompare(two.keys[0] ?? '') ||
      byKey(one, two, 1) ||
      size(two) - size(one) ||
      (one.keys[1] ?? '').localeCompare(two.keys[1] ?? ''),
  );
}

/** Returns the lines of a grouping, with the names of their keys. */
export function linesOf(
  machine: string,
  { groups, measures }: Pick<Grouped, 'groups' | 'measures'>,
  dimensions: readonly ChosenDimension[],
  textsOf: (group: Group) => readonly string[],
): ReportLine[] {
  return inOrder(groups, dimensions).map((group) => ({
    keys: group.keys,
    texts: textsOf(group),
    cells: group.cells,
    before: group.before?.cells ?? null,
    href: (measure) => recordsAddress(machine, plain([...(measures[measure]?.filters ?? []), ...group.filters])),
    beforeHref: (measure) =>
      recordsAddress(machine, plain([...(measures[measure]?.before ?? []), ...(group.before?.filters ?? [])])),
  }));
}

/** Leaves out conditions that another one repeats. */
const plain = (filters: readonly Filter[]): readonly Filter[] => [
  ...new Map(filters.map((one) => [JSON.stringify(one), one])).values(),
];

/** Returns the line of all rows together. */
export const totalOf = (machine: string, { total, measures }: Pick<Grouped, 'total' | 'measures'>): ReportLine => ({
  keys: [],
  texts: [],
  cells: total.cells,
  before: total.before ?? null,
  href: (measure) => recordsAddress(machine, plain(measures[measure]?.filters ?? [])),
  beforeHref: (measure) => recordsAddress(machine, plain(measures[measure]?.before ?? [])),
});
