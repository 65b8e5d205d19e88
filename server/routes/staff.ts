import { z } from 'zod';
import * as calls from '#calls/staff.ts';
import { reachOf } from '#machines/kit/actor.ts';
import { implement, type Route } from '../http/route.ts';
import type { Core } from './context.ts';
import { givePassword } from './givePassword.ts';

const person = z.strictObject({ id: z.string(), name: z.string(), staffCode: z.string(), branch: z.string() });

const READ = `
select staff.id, staff.nick_name as name, staff.staff_code as "staffCode", staff.operate_branch as branch,
  staff.status = 'onJob' and staff.enabled as working,
  coalesce(bool_or(role.row -> 'permissions' ?| array['order.collected']), false) as take,
  coalesce(bool_or(role.row -> 'permissions' ?| array['order.outForDelivery']), false) as deliver,
  coalesce(bool_or(role.row -> 'permissions' ?| array['*', 'staff.passwordReset']), false) as passwords
from row_staff as staff
left join row_role as role on role.state = 'registered' and staff.row -> 'roles' ? role.id
where staff.owner is null and ($1 or staff.branches && $2)
group by staff.id order by staff.nick_name, staff.id`;

interface Row extends z.infer<typeof person> {
  readonly working: boolean;
  readonly take: boolean;
  readonly deliver: boolean;
  readonly passwords: boolean;
}

/** Routes of staff by their possible assignments, and of password resets (§3, §4, §7). */
export const staffRoutes = (core: Core): Route[] => [
  implement(calls.readStaffChoices, async ({ actor }) => {
    const { rows } = await core.pool.query<Row>(READ, [actor.scope === 'all', reachOf(actor)]);
    const where = (chosen: (row: Row) => boolean) =>
      rows.filter(chosen).map(({ id, name, staffCode, branch }) => ({ id, name, staffCode, branch }));
    return {
      all: where(() => true),
      working: where(({ working }) => working),
      take: where(({ working, take }) => working && take),
      deliver: where(({ working, deliver }) => working && deliver),
      passwords: where(({ working, passwords }) => working && passwords),
    };
  }),
  implement(calls.resetPassword, async ({ body: { id, key = crypto.randomUUID() }, actor, language, now }) => ({
    password: await givePassword(core, { id, key, type: 'staff.passwordReset', actor, language, now }),
  })),
];
