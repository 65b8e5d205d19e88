import type pg from 'pg';
import type { Figure, FigureRequest } from '#calls/figures.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { expressionOf } from './selection/expression.ts';
import { PageFault } from './selection/fault.ts';
import { selectionOf } from './selection/selection.ts';
import { isInstant, myanmarTimeOf } from './selection/timePart.ts';
import { rowTable } from './tables.ts';

/** Counts and sums the rows that the list shows under the same filters, within the actor's scope. */
export async function figureOf(
  pool: pg.Pool,
  columns: ReadonlyMap<string, string>,
  aggregateType: AggregateType,
  actor: Actor,
  { name, filters, sums, byDay }: FigureRequest,
): Promise<Figure> {
  const { where, values } = selectionOf(columns, aggregateType, actor, { filters, sort: [] });
  const summed = sums.map(
    (one, index) => `coalesce(sum(${numberOf(aggregateType, columns, one)}), 0)::float8 as sum${index}`,
  );
  const day = byDay === undefined ? `''` : dayOf(aggregateType, columns, byDay);
  const { rows } = await pool.query<{ day: string | null; count: number } & Record<string, string | number | null>>(
    `select ${day} as day, count(*)::int as count${summed.map((sum) => `, ${sum}`).join('')}
     from ${rowTable(aggregateType.id)} ${where} group by 1 order by 1`,
    values,
  );
  const days = rows.map((row) => ({
    day: row.day ?? '',
    count: row.count,
    sums: Object.fromEntries(sums.map((one, index) => [one, Number(row[`sum${index}`])])),
  }));
  return {
    name,
    count: days.reduce((total, { count }) => total + count, 0),
    sums: Object.fromEntries(sums.map((one) => [one, days.reduce((total, { sums: of }) => total + (of[one] ?? 0), 0)])),
    days: byDay === undefined ? [] : days.filter((one) => one.day !== ''),
  };
}

function numberOf(aggregateType: AggregateType, columns: ReadonlyMap<string, string>, name: string): string {
  const { sql, type } = expressionOf(aggregateType, columns, name);
  if (type !== 'number') throw new PageFault('wrongOperator', { field: name, op: 'sum' });
  return sql;
}

/** SQL for the Myanmar day of a time that the row stores as UTC text. */
function dayOf(aggregateType: AggregateType, columns: ReadonlyMap<string, string>, name: string): string {
  const { sql, type } = expressionOf(aggregateType, columns, name);
  if (!isInstant(name, type)) throw new PageFault('wrongOperator', { field: name, op: 'byDay' });
  return `to_char(${myanmarTimeOf(sql)}, 'YYYY-MM-DD')`;
}
