import type pg from 'pg';
import type { PageRequest } from '#calls/pages.ts';
import type { Row } from '#calls/row.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Bind } from './selection/condition.ts';
import { selectionOf } from './selection/selection.ts';
import { rowTable } from './tables.ts';

/** Number of matches beyond which a total is 'more than', unless the exact one is requested (storage.md, lists). */
export const COUNT_BOUND = 10_000;

/** The list of every event: a reader who checks that it is complete needs its exact total. */
const LOG = 'logEvent';
/** The log is numbered without gaps. */
const LAST_NUMBER = 'select coalesce(max(sequence), 0) as total from log_sequence';

export interface Page {
  readonly records: readonly Row[];
  readonly total: number;
  /** False if there are more than `total`. */
  readonly totalIsExact: boolean;
}

/**
 * Reads one page of the rows within the actor's scope. It finds the ids first, so that deep pages read no needless
 * rows.
 */
export async function pageOf(
  pool: pg.Pool,
  columns: ReadonlyMap<string, string>,
  aggregateType: AggregateType,
  actor: Actor,
  request: PageRequest,
): Promise<Page> {
  const { where, order, values } = selectionOf(columns, aggregateType, actor, request);
  const bind: Bind = (value) => `$${values.push(value)}`;
  const table = rowTable(aggregateType.id);
  const offset = (request.pageNum - 1) * request.pageSize;
  const filtering = [...values];
  const text = `select kept.row from (select id from ${table} ${where} order by ${order} limit ${bind(request.pageSize)} offset ${bind(offset)}) found
    join ${table} kept using (id) order by ${order}`;
  const isExact = request.exactTotal || aggregateType.id === LOG;
  const counting = isExact
    ? aggregateType.id === LOG && where === ''
      ? LAST_NUMBER
      : `select count(*) as total from ${table} ${where}`
    : `select count(*) as total from (select 1 from ${table} ${where} limit ${COUNT_BOUND + 1}) counted`;
  const [page, count] = await Promise.all([
    pool.query<{ row: Row }>(text, values),
    pool.query<{ total: number }>(counting, filtering),
  ]);
  const counted = count.rows[0]?.total ?? 0;
  const capped = !isExact && counted > COUNT_BOUND;
  return { records: page.rows.map(({ row }) => row), total: capped ? COUNT_BOUND : counted, totalIsExact: !capped };
}
