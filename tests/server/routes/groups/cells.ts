import { expect, it } from 'vitest';
import type { Cell, Group, GroupingRequest } from '#calls/groups.ts';
import { TIME_PARTS, type Measure, type MeasureFunction, type Report, type TimePart } from '#machines/kit/report.ts';
import { REPORTS } from '#machines/catalogue/reports.ts';
import type { Filter } from '#server/store/selection/filter.ts';
import { sum, valueOf } from './values.ts';
import type { GroupsWorld } from './world.ts';

/** Expects a cell to be what the list behind it adds up to. */
export async function expectCell(
  world: GroupsWorld,
  as: string,
  machine: string,
  measure: Measure,
  by: MeasureFunction,
  cell: Cell,
  filters: readonly Filter[],
): Promise<void> {
  const rows = await world.listOf(as, machine, filters);
  const about = `${as} ${machine} ${by} ${JSON.stringify(filters)}`;
  expect(cell.count, about).toBe(rows.length);
  if (measure.per) {
    expect(cell.value, about).toBe(cell.of === 0 ? null : (100 * cell.count) / (cell.of ?? Number.NaN));
    return;
  }
  if (by === 'share') {
    expect(cell.of ?? 0, about).toBeGreaterThanOrEqual(cell.count);
    expect(cell.value, about).toBe(cell.of === 0 ? null : cell.count / (cell.of ?? 0));
    return;
  }
  const value = valueOf(rows, measure, by);
  if (value === null) expect(cell.value, about).toBeNull();
  else expect(cell.value ?? Number.NaN, about).toBeCloseTo(value, 3);
}

/** Some groups of a dimension: the first one, the last, and the one without a value. */
const some = (groups: readonly Group[]): readonly Group[] => [
  ...new Set([...groups.slice(0, 1), ...groups.slice(-1), ...groups.filter(({ keys }) => keys.includes(null))]),
];

/** Account that takes every function of each measure; the others take the usual one. */
const THOROUGH = 'manager.mandalay';

const measuresOf = (report: Report, account: string) =>
  Object.entries(report.measures).flatMap(([measure, { functions }]) =>
    (account === THOROUGH ? functions : functions.slice(0, 1)).map((as) => ({ measure, as })),
  );

/** Each dimension; the time of the period by each of its parts, other times by day. */
const everyDimension = (report: Report): { dimension: string; by?: TimePart }[] =>
  Object.entries(report.dimensions).flatMap(([dimension, { field }]) =>
    field === report.period ? TIME_PARTS.map((by) => ({ dimension, by })) : [{ dimension }],
  );

async function expectTotals(
  world: GroupsWorld,
  as: string,
  machine: string,
  report: Report,
  measures: readonly GroupingRequest['measures'][],
): Promise<void> {
  const { status, body } = await world.ask(
    machine,
    measures.map((some12) => ({ measures: some12 })),
    as,
  );
  if (status === 403) return;
  for (const [index, grouped] of body.groups.entries())
    for (const [place, { measure, as: by }] of (measures[index] ?? []).entries())
      await expectCell(
        world,
        as,
        machine,
        report.measures[measure] as Measure,
        by ?? 'count',
        grouped.total.cells[place] as Cell,
        grouped.measures[place]?.filters ?? [],
      );
}

const chunks = <Value>(values: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, index) => values.slice(index * size, (index + 1) * size));

type Dimension = ReturnType<typeof everyDimension>[number];

/** Expects cells of a report to equal the lists behind them, over some dimensions; returns the number of groups, null without the right to read. */
export async function expectReport(
  world: GroupsWorld,
  machine: string,
  as: string,
  chosen: (all: readonly Dimension[]) => readonly Dimension[] = (all) => all,
): Promise<number | null> {
  const report: Report = REPORTS[machine as keyof typeof REPORTS];
  const measures = chunks(measuresOf(report, as), 12);
  let counted = 0;
  await expectTotals(world, as, machine, report, measures);
  for (const dimension of chosen(everyDimension(report))) {
    const { status, body } = await world.ask(
      machine,
      measures.map((some12) => ({ measures: some12, dimensions: [dimension] })),
      as,
    );
    if (status === 403) return null;
    expect(body.message).toBeUndefined();
    for (const [index, grouped] of body.groups.entries()) {
      const asked = measures[index] ?? [];
      for (const [place, { measure, as: by }] of asked.entries()) {
        const declared = report.measures[measure] as Measure;
        const own = grouped.measures[place]?.filters ?? [];
        for (const group of some(grouped.groups))
          await expectCell(world, as, machine, declared, by, group.cells[place] as Cell, [...own, ...group.filters]);
        if (by === 'count' || by === 'sum')
          expect(sum(grouped.groups.map(({ cells }) => cells[place]?.value ?? 0))).toBeCloseTo(
            grouped.total.cells[place]?.value ?? Number.NaN,
            3,
          );
      }
      counted += grouped.groups.length;
    }
    world.forgetLists();
  }
  return counted;
}

/** Declares the tests of every report as each account, over the dimensions that are chosen of all. */
export function cellsEqualLists(
  worldOf: () => GroupsWorld,
  accounts: readonly string[],
  chosen?: (all: readonly Dimension[]) => readonly Dimension[],
): void {
  const cases = Object.keys(REPORTS).flatMap((machine) => accounts.map((as) => [machine, as] as const));
  it.each(cases)('a cell of %s equals the list behind it, for every measure, as %s', async (machine, as) => {
    const counted = await expectReport(worldOf(), machine, as, chosen);
    if (as !== 'support' && counted !== null) expect(counted).toBeGreaterThan(0);
  });
}
