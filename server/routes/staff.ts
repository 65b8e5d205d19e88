import { z } from 'zod';
import * as calls from '#calls/staff.ts';
import { reachOf } from '#machines/kit/actor.ts';
import { reasonOf } from '#i18n/say.ts';
import { createCredential, credentialOf, initialPassword, resetPassword } from '../auth/credentials.ts';
import { Problem } from '../http/errors.ts';
import { wordsOf } from '../http/language.ts';
import { implement, type Route } from '../http/route.ts';
import type { Core } from './context.ts';

const person = z.strictObject({ id: z.string(), name: z.string(), staffCode: z.string(), branch: z.string() });

const READ = `
select staff.id, staff.nick_name as name, staff.staff_code as "staffCode", staff.operate_branch as branch,
  staff.status = 'onJob' and staff.enabled as working,
  coalesce(bool_or(role.row -> 'permissions' ?| array['*', 'order.collected']), false) as take,
  coalesce(bool_or(role.row -> 'permissions' ?| array['*', 'order.outForDelivery']), false) as deliver
from row_staff as staff
left join row_role as role on role.state = 'registered' and staff.row -> 'roles' ? role.id
where staff.owner is null and ($1 or staff.branches && $2)
group by staff.id order by staff.nick_name, staff.id`;

interface Row extends z.infer<typeof person> {
  readonly working: boolean;
  readonly take: boolean;
  readonly deliver: boolean;
}

/** Routes of staff by their possible assignments, and of password resets (§3, §4, §7). */
export const staffRoutes = ({ pool, proposer }: Core): Route[] => [
  implement(calls.readStaffChoices, async ({ actor }) => {
    const { rows } = await pool.query<Row>(READ, [actor.scope === 'all', reachOf(actor)]);
    const where = (chosen: (row: Row) => boolean) =>
      rows.filter(chosen).map(({ id, name, staffCode, branch }) => ({ id, name, staffCode, branch }));
    return {
      all: where(() => true),
      working: where(({ working }) => working),
      take: where(({ working, take }) => working && take),
      deliver: where(({ working, deliver }) => working && deliver),
    };
  }),
  implement(calls.resetPassword, async ({ body: { id, key = crypto.randomUUID() }, actor, language, now }) => {
    const [verdict] = await proposer.propose({
      mode: 'each',
      dryRun: false,
      actor,
      at: now.toISOString(),
      commands: [{ key, machine: 'staff', id, event: { type: 'staff.passwordReset' } }],
    });
    if (verdict?.status !== 'accepted') {
      const words = wordsOf(language);
      throw new Problem('invalid', {
        refusals: (verdict?.refusals ?? []).map(({ code, rule, values }) => ({
          code,
          rule: rule ?? undefined,
          values,
          message: reasonOf({ code, rule, values }, 'staff', words),
        })),
      });
    }
    if (await credentialOf(pool, id)) return { password: await resetPassword(pool, id, now) };
    const { rows } = await pool.query<{ username: string }>('select username from row_staff where id = $1', [id]);
    const password = initialPassword();
    await createCredential(pool, { staffId: id, username: rows[0]?.username ?? '', password, mustChange: true }, now);
    return { password };
  }),
];
