import { expect, it } from 'vitest';
import type { Cell } from '#calls/groups.ts';
import type { Measure, Report } from '#machines/kit/report.ts';
import { reportOn } from '#machines/catalogue/reports.ts';
import type { Filter } from '#server/store/selection/filter.ts';
import { BOARDS } from '#views/reports/center/boards.ts';
import * as ready from '#views/reports/ready/readyReport.ts';
import { expectCell } from './cells.ts';
import type { GroupsWorld } from './world.ts';

const DAY = 86_400_000;

const days = (field: string): Filter => ({
  field,
  op: 'between',
  value: [new Date(Date.now() - 30 * DAY).toISOString(), new Date().toISOString()],
});

/** Figures of each tile of the boards and of each table of the ready reports, as their screens ask for them. */
const SHOWN = [
  ...[null, 'YGN'].flatMap((chosen) =>
    BOARDS.flatMap(({ tiles }) => tiles).flatMap(({ id, of, measure, as, dimensions, on, branch }) => {
      if (chosen !== null && branch === null) return [];
      const within: Filter[] = chosen === null || branch === null ? [] : [{ field: branch, op: 'in', value: [chosen] }];
      return [{ title: id, of, measures: [{ measure, as }], dimensions, on, within }];
    }),
  ),
  ...Object.values(ready).flatMap(({ title, tables }) =>
    tables.flatMap(({ title: table, parts }) =>
      parts.map((part) => ({ ...part, title: `${title} ${table}`, within: [] })),
    ),
  ),
];

/** Declares that every figure of a screen, its list and the export of its list agree to the unit, as each account. */
export function tilesEqualLists(worldOf: () => GroupsWorld, accounts: readonly string[]): void {
  it.each(accounts)('every figure of the boards and ready reports is its list and its export, as %s', async (as) => {
    const world = worldOf();
    let shown = 0;
    for (const { title, of, measures, dimensions, on, within } of SHOWN) {
      const filters = [...within, ...(on === null ? [] : [days(on)])];
      const { status, body } = await world.ask(
        of,
        [{ measures: [...measures], dimensions: [...dimensions], filters }],
        as,
      );
      if (status === 403) continue;
      expect(status, title).toBe(200);
      const [grouped] = body.groups;
      const report: Report | undefined = reportOn(of);
      for (const [place, { measure, as: by }] of measures.entries()) {
        const own = grouped?.measures[place]?.filters ?? [];
        const declared = report?.measures[measure] as Measure;
        const total = grouped?.total.cells[place] as Cell;
        await expectCell(world, as, of, declared, by, total, own);
        expect(await world.exportedRows(as, of, own), `${title} ${measure}`).toBe(total.count);
        for (const { filters: ofGroup, cells } of grouped?.groups ?? [])
          await expectCell(world, as, of, declared, by, cells[place] as Cell, [...own, ...ofGroup]);
      }
      world.forgetLists();
      shown += 1;
    }
    expect(shown).toBeGreaterThan(15);
  });
}
