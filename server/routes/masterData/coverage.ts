import { readCoverage } from '#calls/maps.ts';
import { reachOf } from '#machines/kit/actor.ts';
import type { Queryable } from '../../auth/queryable.ts';
import { implement, type Route } from '../../http/route.ts';

const READ = `
select staff.id, staff.nick_name as name, staff.operate_branch as branch, staff.row -> 'responsibleAreas' as areas
from row_staff as staff
where staff.owner is null and staff.status = 'onJob' and staff.enabled and ($1 or staff.branches && $2)
  and exists (select from row_role as role where role.state = 'registered' and staff.row -> 'roles' ? role.id
    and role.row -> 'permissions' ?| array['order.collected', 'order.outForDelivery']
    and not role.row -> 'permissions' ?| array['staff.registered', '*'])
order by staff.nick_name, staff.id`;

interface Courier {
  readonly id: string;
  readonly name: string;
  readonly branch: string;
  readonly areas: readonly string[];
}

/** Route of the couriers and the areas they are given. */
export const coverageRoutes = (db: Queryable): Route[] => [
  implement(readCoverage, async ({ actor }) => {
    const { rows } = await db.query<Courier>(READ, [actor.scope === 'all', reachOf(actor)]);
    return rows;
  }),
];
