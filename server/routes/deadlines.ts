import { readDeadlines, summariseDeadlines } from '#calls/deadlines.ts';
import { deadlinesOf } from '#machines/kit/describe.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { mayRead } from '../access.ts';
import { wordsOf } from '../http/language.ts';
import { implement, type Route } from '../http/route.ts';
import { selectionOf } from '../store/selection/selection.ts';
import { rowTable } from '../store/tables.ts';
import type { Core } from './context.ts';

interface UpcomingDeadline {
  readonly machine: string;
  readonly id: string;
  readonly state: string;
  readonly event: string;
  readonly dueAt: string;
}

const everywhere = { filters: [], sort: [] };

/**
 * SQL and values for the deadlines of the aggregates that an actor reaches; the rows of each aggregate type are
 * limited to the same scope.
 */
function withinReach(actor: Actor, watched: readonly AggregateType[]): { text: string; values: unknown[] } | null {
  const [first] = watched;
  if (!first) return null;
  const { where, values } = selectionOf(new Map(), first, actor, everywhere);
  const parts = watched.map(
    ({ id }) => `select d.machine, d.id, rows.state, d.event, d.due_at as "dueAt" from deadlines d
      join (select id, state from ${rowTable(id)} ${where}) rows on rows.id = d.id where d.machine = '${id}'`,
  );
  return { text: parts.join(' union all '), values };
}

/** Routes of deadlines: events that the system will propose at a time unless somebody acts before. */
export const deadlineRoutes = ({ pool }: Core): Route[] => [
  implement(readDeadlines, async ({ query: { pageNum, pageSize, machine, overdue = false }, actor, language, now }) => {
    const watched = Object.values(aggregateTypes).filter(
      (aggregateType) =>
        mayRead(actor, aggregateType) &&
        deadlinesOf(aggregateType).length > 0 &&
        (machine === undefined || aggregateType.id === machine),
    );
    const selected = withinReach(actor, watched);
    if (selected === null) return { records: [], total: 0 };
    const { text, values: scope } = selected;
    const values = [...scope, overdue ? now.toISOString() : null];
    const due = `where $${values.length}::text is null or "dueAt" < $${values.length}`;
    const [page, count] = await Promise.all([
      pool.query<UpcomingDeadline>(
        `select * from (${text}) coming ${due} order by "dueAt", machine, id
         limit $${values.length + 1} offset $${values.length + 2}`,
        [...values, pageSize, (pageNum - 1) * pageSize],
      ),
      pool.query<{ total: number }>(`select count(*)::int as total from (${text}) coming ${due}`, values),
    ]);
    const words = wordsOf(language);
    return {
      records: page.rows.map((row) => ({ ...row, title: words.text(`event.${row.event}`) })),
      total: count.rows[0]?.total ?? 0,
    };
  }),
  implement(summariseDeadlines, async ({ language, now }) => {
    const { rows } = await pool.query<{
      machine: string;
      event: string;
      count: number;
      overdue: number;
      nextAt: string;
    }>(
      `select machine, event, count(*)::int as count, count(*) filter (where due_at < $1)::int as overdue,
         min(due_at) as "nextAt" from deadlines group by machine, event order by min(due_at), machine, event`,
      [now.toISOString()],
    );
    const words = wordsOf(language);
    return { kinds: rows.map((row) => ({ ...row, title: words.text(`event.${row.event}`) })) };
  }),
];
