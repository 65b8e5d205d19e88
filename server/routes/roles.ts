import type pg from 'pg';
import { previewMenu, readHolders } from '#calls/roles.ts';
import { reachOf } from '#machines/kit/actor.ts';
import { previewScreens } from '../company/screens/preview.ts';
import { implement, type Route } from '../http/route.ts';
import { buildMenus } from './masterData/menuTree.ts';
import { entriesOf } from './masterData/menus.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly staff_code: string | null;
  readonly branch: string | null;
  readonly employed_in: string | null;
  readonly other_roles: string[];
  readonly working: boolean;
  readonly reached: boolean;
}

const HOLDERS = `
select staff.id, staff.nick_name as name, staff.staff_code, staff.operate_branch as branch,
  staff.branch as employed_in,
  coalesce(array_agg(role.id order by role.id) filter (where role.id is not null), '{}') as other_roles,
  staff.status = 'onJob' and staff.enabled as working, ($2 or staff.branches && $3) as reached
from row_staff staff
left join row_role role on staff.row -> 'roles' ? role.id and role.id <> $1 and role.state = 'registered'
where staff.status <> 'quit' and staff.row -> 'roles' ? $1
group by staff.id order by staff.nick_name, staff.id`;

/** Routes about roles: who holds one, and the menu that it shows. */
export const roleRoutes = (pool: pg.Pool): Route[] => [
  implement(readHolders, async ({ params: { id }, actor }) => {
    const { rows } = await pool.query<Row>(HOLDERS, [id, actor.scope === 'all', reachOf(actor)]);
    const holders = rows
      .filter(({ reached }) => reached)
      .map(
        ({
          id: person,
          name,
          staff_code: staffCode,
          branch,
          employed_in: employedIn,
          other_roles: otherRoles,
          working,
        }) => ({
          id: person,
          name,
          staffCode: staffCode ?? '',
          branch: branch ?? '',
          employedIn: employedIn ?? '',
          otherRoles,
          working,
        }),
      );
    return { total: rows.length, holders };
  }),
  implement(previewMenu, async ({ body: { permissions, menus, dataScope }, language }) => {
    const entries = await entriesOf(pool);
    const menu = buildMenus(entries, { permissions, menus: new Set(menus) }, language);
    return { menu, screens: previewScreens(menu, entries, { permissions, dataScope }) };
  }),
];
