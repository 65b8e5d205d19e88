import { readBranchCount, readBranches } from '#calls/references.ts';
import type { Branch } from '#machines/registers/index.ts';
import type { Queryable } from '../../auth/queryable.ts';
import { implement, type Route } from '../../http/route.ts';
import { present } from './present.ts';

const READ = `select id, row from row_branch where state = 'registered' order by sort, id`;

const COUNT = `
select t.id as task, t.branch, b.row ->> 'name' as name, b.row ->> 'nameZh' as "nameZh",
  t.row ->> 'startedByName' as "startedByName", t.row ->> 'startedAt' as "startedAt"
from row_inventory_task t join row_branch b on b.id = t.branch where t.state = 'inProgress' and t.branch = $1`;

interface Count {
  readonly task: string;
  readonly branch: string;
  readonly name: string;
  readonly nameZh: string | null;
  readonly startedByName: string;
  readonly startedAt: string;
}

/** Routes of branches, reduced to the public fields: no person, no phone, no route. */
export const branchRoutes = (db: Queryable): Route[] => [
  implement(readBranches, async () => {
    const { rows } = await db.query<{ id: string; row: Branch }>(READ);
    return rows.map(({ id, row: { name, nameZh, abbreviation, country, city, enabled } }) =>
      present({ id, name, nameZh, abbreviation, country, city, enabled }),
    );
  }),
  implement(readBranchCount, async ({ actor }) => {
    const { rows } = await db.query<Count>(COUNT, [actor.branch]);
    return rows[0] ? { count: present(rows[0]) } : {};
  }),
];
