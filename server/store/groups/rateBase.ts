import type pg from 'pg';
import type { GroupingRequest } from '#calls/groups.ts';
import type { RateBase } from '#machines/kit/report.ts';
import { conditionOf, type Bind } from '../selection/condition.ts';
import { PageFault } from '../selection/fault.ts';
import { selectionOf } from '../selection/selection.ts';
import { rowTable } from '../tables.ts';
import { groupedBy, type GroupingPlace, type Shift } from './dimensions.ts';
import { inTime } from './inTime.ts';
import type { Statement } from './statement.ts';

/** Numbers of rows of which a rate is taken, by the keys of the dimensions that these rows have. */
export interface CountedBase {
  readonly total: number;
  /** Null in place of the key of a dimension that these rows do not have. */
  readonly groups: readonly { readonly keys: readonly (string | null)[]; readonly count: number }[];
  /** By dimension, whether these rows have it. */
  readonly has: readonly boolean[];
}

type Line = Readonly<Record<string, string | null>>;

/** Counts the rows of which a rate is taken in the groups of its statement, within the actor's scope. */
export async function countBase(
  client: pg.ClientBase,
  place: GroupingPlace,
  { fields }: RateBase,
  { dimensions, filters, shift, most }: Pick<Statement, 'dimensions' | 'filters' | 'shift' | 'most'>,
  by: GroupingRequest['dimensions'],
): Promise<CountedBase> {
  const from = selectedBy(place, fields, filters);
  const shifted = shiftedBy(fields, shift);
  const joins: string[] = [];
  const keys = dimensions.map(({ dimension: { field } }, index) => {
    const own = (fields[field] ?? []).map((one) => groupedBy(place, { ...by[index], dimension: one }).key(shifted));
    if (own.length < 2) return own[0] ?? null;
    joins.push(`cross join lateral (select distinct unnest(array[${own.join(', ')}]) as key) as several${index}`);
    return `several${index}.key`;
  });
  const table = rowTable(place.aggregateType.id);
  const { rows: all } = await inTime(
    client.query<Line>(`select count(*) as count from ${table} kept ${from.where}`, from.values),
  );
  const grouped = keys.flatMap((sql, index) => (sql === null ? [] : [{ sql, name: `key${index}` }]));
  const { rows } =
    grouped.length === 0
      ? { rows: [] }
      : await inTime(
          client.query<Line>(
            `select ${grouped.map(({ sql, name }) => `${sql} as ${name}`).join(', ')}, count(*) as count
             from ${table} kept ${joins.join(' ')} ${from.where}
             group by ${grouped.map((_, place_) => place_ + 1).join(', ')} limit ${most + 1}`,
            from.values,
          ),
        );
  if (rows.length > most) throw new PageFault('tooManyGroups', {});
  const counted = rows.map((line) => ({
    keys: keys.map((_, index) => line[`key${index}`] ?? null),
    count: Number(line['count']),
  }));
  return {
    total: Number(all[0]?.['count'] ?? 0),
    groups: counted.filter(({ keys: found }) =>
      found.every((key, index) => isChosen(filters, dimensions[index]?.dimension.field, key)),
    ),
    has: keys.map((key) => key !== null),
  };
}

/** Returns whether a key is among those that the filters name: a row with two keys is found by either. */
const isChosen = (filters: Statement['filters'], field: string | undefined, key: string | null): boolean =>
  filters.every(
    ({ field: filtered, op, value }) =>
      filtered !== field || (op !== 'eq' && op !== 'in') || [value].flat().some((one) => String(one) === key),
  );

/** Returns the condition of the filters that these rows have too. */
function selectedBy(
  { columns, aggregateType, actor, report }: GroupingPlace,
  fields: RateBase['fields'],
  filters: Statement['filters'],
): { where: string; values: unknown[] } {
  const { where, values } = selectionOf(columns, aggregateType, actor, { filters: [], sort: [] });
  const bind: Bind = (value) => `$${values.push(value)}`;
  const conditions = filters.flatMap((filter) => {
    const any = (fields[filter.field] ?? [])
      // What is not handled yet is not about orders that were not made yet.
      .filter((field) => filter.op !== 'isNull' || report.dimensions[field]?.kind !== 'time')
      .map((field) => conditionOf(columns, aggregateType, { ...filter, field }, bind));
    return any.length === 0 ? [] : [`(${any.join(' or ')})`];
  });
  if (conditions.length === 0) return { where, values };
  return { where: `${where === '' ? 'where' : `${where} and`} ${conditions.join(' and ')}`, values };
}

/** Returns the shift of these rows' own period. */
function shiftedBy(fields: RateBase['fields'], shift: Shift | null): Shift | null {
  const [field] = fields[shift?.field ?? ''] ?? [];
  return shift && field !== undefined ? { ...shift, field } : null;
}
