import type pg from 'pg';
import { listed } from '#machines/catalogue/listed.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { DUE_SOON_HOURS, type Queue } from '#machines/queues/queue.ts';
import { filtersOf } from './finance.ts';
import { selectionOf } from './selection/selection.ts';
import { rowTable } from './tables.ts';

const SOON_MS = DUE_SOON_HOURS * 60 * 60_000;

/** Deadlines of the rows of a queue. */
export interface QueueDeadlines {
  /** Instant of the earliest; null where none runs. */
  readonly nextDue: string | null;
  /** Number of rows that are due within two hours. */
  readonly dueSoon: number;
}

const NONE: QueueDeadlines = { nextDue: null, dueSoon: 0 };

/** Finds the earliest deadline of a queue's rows within the actor's scope, and counts those that are near at `now`. */
export async function deadlinesOf(
  pool: pg.Pool,
  columns: ReadonlyMap<string, ReadonlyMap<string, string>>,
  actor: Actor,
  queue: Queue,
  now: Date,
): Promise<QueueDeadlines> {
  const aggregateType = listed[queue.machine];
  if (!aggregateType || !queue.due) return NONE;
  const table = rowTable(aggregateType.id);
  const own = columns.get(table) ?? new Map<string, string>();
  const { where, values } = selectionOf(own, aggregateType, actor, {
    filters: filtersOf(queue, now.getTime()),
    sort: [],
  });
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const soon = bind(new Date(now.getTime() + SOON_MS).toISOString());
  const { rows } = await pool.query<QueueDeadlines>(
    `select min(due_at) as "nextDue", count(distinct id) filter (where due_at <= ${soon})::int as "dueSoon"
     from deadlines where machine = ${bind(aggregateType.id)} and event = any(${bind(queue.due)}::text[])
       and id in (select id from ${table} ${where})`,
    values,
  );
  return rows[0] ?? NONE;
}
