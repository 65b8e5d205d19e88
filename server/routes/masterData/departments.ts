import { readDepartments } from '#calls/masterData.ts';
import type { Department } from '#machines/registers/index.ts';
import type { Queryable } from '../../auth/queryable.ts';
import { implement, type Route } from '../../http/route.ts';
import { cut } from './paging.ts';

const READ = `select row from row_department where state = 'registered' order by sort, id`;

/** Routes of departments (§3). */
export const departmentRoutes = (db: Queryable): Route[] => [
  implement(readDepartments, async ({ query, language }) => {
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
  }),
];
