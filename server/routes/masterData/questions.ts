import { z } from 'zod';
import type { Question } from '#machines/registers/index.ts';
import type { Queryable } from '../../auth/queryable.ts';
import { route, type Route } from '../../http/route.ts';

const questionReply = z.object({
  id: z.int(),
  pid: z.int(),
  code: z.string(),
  name: z.string(),
  language: z.enum(['cn', 'us']),
  isDisplay: z.boolean(),
  status: z.int(),
});

const READ = `select row from row_question where state = 'registered' order by language, pid::integer, code::integer`;

/** The questions of both languages (§3): `id` and `pid` are numbers that are the same in every language. */
export const questionRoutes = (db: Queryable): Route[] => [
  route({
    method: 'GET',
    path: '/api/question/all',
    summary: 'All questions in both languages; pid is the id of the question above, 0 at the top.',
    reply: z.array(questionReply),
    async handle() {
      const { rows } = await db.query<{ row: Question }>(READ);
      return rows.map(({ row }) => ({ ...row, id: Number(row.code), pid: Number(row.pid) }));
    },
  }),
];
