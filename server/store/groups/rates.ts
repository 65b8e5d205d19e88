import type pg from 'pg';
import type { Cell, GroupingRequest } from '#calls/groups.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { reportOn } from '#machines/catalogue/reports.ts';
import { mayRead } from '../../access.ts';
import { PageFault } from '../selection/fault.ts';
import { rowTable } from '../tables.ts';
import type { GroupingPlace } from './dimensions.ts';
import { emptyCell, type Measured } from './measures.ts';
import { countBase, type CountedBase } from './rateBase.ts';
import type { Found, Statement } from './statement.ts';

const PER = 100;

type Columns = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Divides the rates of found groups by the rows that they are of; a group of these alone has a rate of nought. */
export async function withRates(
  client: pg.ClientBase,
  place: GroupingPlace,
  columns: Columns,
  found: Found,
  statement: Statement,
  request: GroupingRequest,
): Promise<Found> {
  let rated = found;
  for (const [index, { per }] of statement.measures.entries()) {
    if (!per) continue;
    const aggregateType = aggregateTypes[per.machine];
    const report = reportOn(per.machine);
    if (!aggregateType || !report || !mayRead(place.actor, aggregateType))
      throw new PageFault('noRateBase', { field: request.measures[index]?.measure ?? '' });
    const own = columns.get(rowTable(per.machine)) ?? new Map<string, string>();
    const base = { ...place, report, aggregateType, columns: own };
    rated = divided(
      rated,
      statement.measures,
      index,
      await countBase(client, base, per, statement, request.dimensions),
    );
    if (rated.groups.length > statement.most) throw new PageFault('tooManyGroups', {});
  }
  return rated;
}

/** Returns groups with one of their measures divided. */
function divided(found: Found, measures: readonly Measured[], index: number, base: CountedBase): Found {
  const keyOf = (keys: readonly (string | null)[]): string =>
    JSON.stringify(keys.map((key, place) => (base.has[place] ? key : null)));
  const counts = new Map(base.groups.map(({ keys, count }) => [keyOf(keys), count]));
  const isWhole = !base.has.includes(true);
  const rate = (cells: readonly Cell[], of: number): Cell[] =>
    cells.map((cell, at) =>
      at === index ? { value: of === 0 ? null : (PER * cell.count) / of, count: cell.count, of } : cell,
    );
  const known = new Set(found.groups.map(({ keys }) => keyOf(keys)));
  const others = base.has.includes(false) ? [] : base.groups.filter(({ keys }) => !known.has(keyOf(keys)));
  const groups = [
    ...found.groups,
    ...others.map(({ keys }) => ({
      keys,
      names: keys.map(() => null),
      values: keys.map(() => []),
      cells: measures.map(({ as }) => emptyCell(as)),
    })),
  ];
  return {
    total: rate(found.total, base.total),
    groups: groups.map((group) => ({
      ...group,
      cells: rate(group.cells, isWhole ? base.total : (counts.get(keyOf(group.keys)) ?? 0)),
    })),
  };
}
