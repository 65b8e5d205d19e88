import type pg from 'pg';
import type { Actor } from '#machines/kit/actor.ts';
import type { ExportTask } from '#machines/exportTask/context.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { selectionOf } from '../store/selection/selection.ts';
import { rowTable } from '../store/tables.ts';

const BATCH = 1000;

/** Maximum number of rows of an export. */
export const MOST_ROWS = 200_000;

/** The export has more rows than a file may hold. */
export class TooManyRows extends Error {}

/**
 * Reads an export's rows as JSON text, batch by batch, from one read-only snapshot. A snapshot has no transaction id,
 * so it does not delay the readers of the log.
 */
export async function* rowsOf(
  client: pg.ClientBase,
  columns: ReadonlyMap<string, string>,
  aggregateType: AggregateType,
  actor: Actor,
  task: Pick<ExportTask, 'filters' | 'sort'>,
): AsyncGenerator<{ rows: readonly string[]; done: number; total: number }> {
  const table = rowTable(aggregateType.id);
  const { where, order, values } = selectionOf(columns, aggregateType, actor, {
    filters: [...task.filters],
    sort: [...task.sort],
  });
  await client.query('begin isolation level repeatable read read only');
  try {
    const found = await client.query<{ id: string }>(
      `select id from ${table} ${where} order by ${order} limit ${MOST_ROWS + 1}`,
      values,
    );
    const ids = found.rows.map(({ id }) => id);
    if (ids.length > MOST_ROWS) throw new TooManyRows();
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = await client.query<{ row: string }>(
        `select kept.row::text as row from unnest($1::text[]) with ordinality wanted (id, place)
         join ${table} kept using (id) order by place`,
        [ids.slice(from, from + BATCH)],
      );
      yield { rows: batch.rows.map(({ row }) => row), done: Math.min(from + BATCH, ids.length), total: ids.length };
    }
  } finally {
    await client.query('commit');
  }
}
