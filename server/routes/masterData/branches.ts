import { readBranches } from '#calls/references.ts';
import type { Branch } from '#machines/registers/index.ts';
import type { Queryable } from '../../auth/queryable.ts';
import { implement, type Route } from '../../http/route.ts';
import { present } from './present.ts';

const READ = `select id, row from row_branch where state = 'registered' order by sort, id`;

/** Routes of branches, reduced to the public fields: no person, no phone, no route. */
export const branchRoutes = (db: Queryable): Route[] => [
  implement(readBranches, async () => {
    const { rows } = await db.query<{ id: string; row: Branch }>(READ);
    return rows.map(({ id, row: { name, nameZh, abbreviation, country, city, enabled } }) =>
      present({ id, name, nameZh, abbreviation, country, city, enabled }),
    );
  }),
];
