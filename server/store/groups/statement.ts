import type pg from 'pg';
import type { Cell } from '#calls/groups.ts';
import { conditionOf, type Bind } from '../selection/condition.ts';
import type { Filter } from '../selection/filter.ts';
import { PageFault } from '../selection/fault.ts';
import { selectionOf } from '../selection/selection.ts';
import { rowTable } from '../tables.ts';
import { inTime } from './inTime.ts';
import type { GroupedBy, GroupingPlace, Shift } from './dimensions.ts';
import { cellOf, type Measured } from './measures.ts';

/** Groups as a statement finds them. */
export interface Found {
  readonly total: readonly Cell[];
  readonly groups: readonly {
    readonly keys: readonly (string | null)[];
    readonly names: readonly (string | null)[];
    readonly values: readonly (readonly string[])[];
    readonly cells: readonly Cell[];
  }[];
}

/** A grouping of rows: its dimensions, its measures and the filters of all rows. */
export interface Statement {
  readonly dimensions: readonly GroupedBy[];
  readonly measures: readonly Measured[];
  readonly filters: readonly Filter[];
  /** Of the period before. */
  readonly shift: Shift | null;
  readonly most: number;
}

type Line = Readonly<Record<string, string | number | readonly string[] | null>>;

/** Runs a grouping; throws a `PageFault` if it has too many groups or takes too long. */
export async function findGroups(client: pg.ClientBase, place: GroupingPlace, statement: Statement): Promise<Found> {
  const { dimensions, measures, most } = statement;
  const { rows } = await run(client, place, statement);
  const cellsOf = (line: Line): Cell[] =>
    measures.map(({ as }, index) => {
      const [value, count, of] = ['value', 'count', 'of'].map((name) => line[`${name}${index}`] as number | null);
      return cellOf(as, value ?? null, count ?? 0, of ?? null);
    });
  const isTotal = (line: Line): boolean => dimensions.length === 0 || Number(line['together']) > 0;
  const groups = rows.filter((line) => !isTotal(line));
  if (groups.length > most) throw new PageFault('tooManyGroups', {});
  const each = <Value>(line: Line, name: string): Value[] =>
    dimensions.map((_, index) => (line[`${name}${index}`] ?? null) as Value);
  return {
    total: cellsOf(rows.find(isTotal) ?? {}),
    groups: groups.map((line) => ({
      keys: each<string | null>(line, 'key'),
      names: each<string | null>(line, 'name'),
      values: each<readonly string[] | null>(line, 'values').map((values) => values ?? []),
      cells: cellsOf(line),
    })),
  };
}

async function run(client: pg.ClientBase, place: GroupingPlace, statement: Statement): Promise<{ rows: Line[] }> {
  const { dimensions, measures, filters, shift, most } = statement;
  const { aggregateType, columns, actor } = place;
  const { where, values } = selectionOf(columns, aggregateType, actor, { filters: [...filters], sort: [] });
  const bind: Bind = (value) => `$${values.push(value)}`;
  const read = readBy(place, measures, bind);
  const rows = read === '' ? where : `${where === '' ? 'where' : `${where} and`} ${read}`;
  const keys = dimensions.map((_, index) => `key${index}`);
  const selected = [
    ...keys,
    ...dimensions.flatMap(({ name, values: all }, index) => [`${name} as name${index}`, `${all} as values${index}`]),
    ...measures.flatMap((measure, index) => {
      const { value, count, of } = measure.columns(bind);
      return [`${value} as value${index}`, `${count} as count${index}`, `${of} as of${index}`];
    }),
    ...(keys.length === 0 ? [] : [`grouping(${keys.join(', ')}) as together`]),
  ];
  const keyed = dimensions.map((dimension, index) => `${dimension.key(shift)} as key${index}, `).join('');
  const grouping = keys.length === 0 ? '' : `group by grouping sets ((${keys.join(', ')}), ())`;
  const text = `select ${selected.join(', ')} from (select ${keyed}kept.* from ${rowTable(aggregateType.id)} kept ${rows}) kept ${grouping} limit ${most + 2}`;
  return inTime(client.query<Line>(text, values));
}

/** Returns SQL of the rows that any of the measures reads, by which indexes are chosen; empty if one reads all rows. */
function readBy({ columns, aggregateType }: GroupingPlace, measures: readonly Measured[], bind: Bind): string {
  if (measures.some(({ reads }) => reads.length === 0)) return '';
  const each = measures.map(({ reads }) =>
    reads.map((filter) => conditionOf(columns, aggregateType, filter, bind)).join(' and '),
  );
  return `(${each.join(' or ')})`;
}
