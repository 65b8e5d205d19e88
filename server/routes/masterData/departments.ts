import { z } from 'zod';
import { DEPARTMENT_LIST_SIZE } from '#machines/limits.ts';
import type { Department } from '#machines/registers/index.ts';
import type { Queryable } from '../../auth/queryable.ts';
import { route, type Route } from '../../http/route.ts';
import { cut, pageOf, paging } from './paging.ts';

const departmentReply = z.object({
  id: z.string(),
  pid: z.string().optional(),
  name: z.string(),
  nameZh: z.string(),
  label: z.string(),
  deptSort: z.int(),
  companyCode: z.string(),
  enabled: z.boolean(),
  hasChildren: z.boolean(),
  leaf: z.boolean(),
});

const READ = `select row from row_department where state = 'registered' order by sort, id`;

/** Departments (§3). */
export const departmentRoutes = (db: Queryable): Route[] => [
  route({
    method: 'GET',
    path: '/api/sysDept',
    summary: 'All departments, sorted; pid is the department above.',
    query: z.object(paging(DEPARTMENT_LIST_SIZE, DEPARTMENT_LIST_SIZE)),
    reply: pageOf(departmentReply),
    async handle({ query, language }) {
      const { rows } = await db.query<{ row: Department }>(READ);
      const parents = new Set(rows.map(({ row }) => row.parent));
      const departments = rows.map(({ row }) => ({
        id: row.code,
        pid: row.parent ?? undefined,
        name: row.name,
        nameZh: row.nameZh,
        label: language === 'zh' ? row.nameZh : row.name,
        deptSort: row.sort,
        companyCode: row.companyCode,
        enabled: true,
        hasChildren: parents.has(row.code),
        leaf: !parents.has(row.code),
      }));
      return cut(departments, query);
    },
  }),
];
