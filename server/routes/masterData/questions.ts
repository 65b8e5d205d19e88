import { readQuestions } from '#calls/references.ts';
import type { Question } from '#machines/registers/index.ts';
import type { Queryable } from '../../auth/queryable.ts';
import { implement, type Route } from '../../http/route.ts';

const READ = `select row from row_question where state = 'registered' order by language, pid::integer, code::integer`;

/** Routes of questions in both languages (§3): `id` and `pid` are the same numbers in every language. */
export const questionRoutes = (db: Queryable): Route[] => [
  implement(readQuestions, async () => {
    const { rows } = await db.query<{ row: Question }>(READ);
    return rows.map(({ row }) => ({ ...row, id: Number(row.code), pid: Number(row.pid) }));
  }),
];
