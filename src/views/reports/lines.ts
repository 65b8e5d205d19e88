import type { Cell, Group, Grouped } from '#services/groups.ts';
import type { Filter } from '#services/page.ts';
import type { ChosenDimension } from '#machines/kit/report.ts';
import { inOrder } from '#sheets/report/inOrder.ts';
import { recordsAddress } from '#views/place/figureRecords.ts';

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
