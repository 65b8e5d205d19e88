import { giveColleaguePassword, readColleagues } from '#calls/colleagues.ts';
import type { ReplyOf } from '#calls/contract.ts';
import { authorityOf, excessOf } from '#machines/rights/authority.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { Role } from '#machines/registers/index.ts';
import { staff } from '#machines/staff/index.ts';
import type { StaffRow } from '#machines/staff/row.ts';
import { visibleTo } from '../access.ts';
import { Problem } from '../http/errors.ts';
import { implement, type Route } from '../http/route.ts';
import { recordRead } from '../reads/recordRead.ts';
import type { Core } from './context.ts';
import { givePassword } from './givePassword.ts';
import { screensShown } from './masterData/menuTree.ts';
import { entriesOf } from './masterData/menus.ts';

type Colleague = ReplyOf<typeof readColleagues>['colleagues'][number];
type StandardRole = Role & { readonly id: string };

const ACCOUNTS = `
select staff.id, staff.row, stream.states ->> 'account' as account
from row_staff as staff join streams as stream on stream.machine = 'staff' and stream.id = staff.id
where staff.owner = $1 and staff.status <> 'quit' order by staff.row ->> 'nickName', staff.id`;

interface Found {
  readonly id: string;
  readonly row: StaffRow;
  readonly account: string;
}

const ROLES = `select row from row_role where state = 'registered' order by (row ->> 'level')::int, row ->> 'name', id`;

/** Returns the roles that give a colleague less than the actor has. */
function rolesBelow(actor: Actor, roles: readonly StandardRole[]): readonly StandardRole[] {
  const own = roles.filter(({ id }) => actor.roles.includes(id)).map(authorityOf);
  return roles.filter((role) => excessOf(role.name, [authorityOf(role)], own, actor) === null);
}

const titlesOf = ({ name, nameZh }: Pick<Role, 'name' | 'nameZh'>) => ({ en: name, zh: nameZh });

/** Routes of the accounts of the own customer: who has one, what each may, and one-time passwords. */
export const colleagueRoutes = (core: Core): Route[] => [
  implement(readColleagues, async (call) => {
    const { actor } = call;
    if (actor.merchant === null) throw new Problem('forbidden');
    const [found, registered, entries, limit] = await Promise.all([
      core.pool.query<Found>(ACCOUNTS, [actor.merchant]),
      core.pool.query<{ row: StandardRole }>(ROLES),
      entriesOf(core.pool),
      core.pool.query<{ permissions: readonly string[] | null }>(
        `select row -> 'permissions' as permissions from row_merchant where id = $1`,
        [actor.merchant],
      ),
    ]);
    const roles = registered.rows.map(({ row }) => row);
    const roleById = new Map(roles.map((role) => [role.id, role]));
    const within = limit.rows[0]?.permissions ?? null;
    const lives = found.rows.map(({ id, row }) => ({ id, value: row }));
    await recordRead(core.pool, call, { machine: staff.id, way: 'list', lives });
    const statusOf = ({ id, row, account }: Found): Colleague['status'] => {
      if (id === actor.id) return 'own';
      if (account === 'account.ended') return 'ended';
      if (!row.enabled) return 'stopped';
      const isMain = row.roles.some((role) => roleById.get(role)?.permissions.includes('staff.colleagueInvited'));
      return isMain ? 'main' : 'active';
    };
    return {
      colleagues: found.rows.map((one) => {
        const shown = visibleTo(actor, { machine: staff.id, id: one.id }, one.row);
        return {
          id: one.id,
          name: shown.nickName,
          username: shown.username,
          phone: shown.phone,
          email: shown.email,
          roles: shown.roles.flatMap((id) => {
            const role = roleById.get(id);
            return role ? [{ id, name: titlesOf(role) }] : [];
          }),
          status: statusOf(one),
          stoppedFor: shown.stoppedFor,
          joinedOn: shown.joinDate,
        };
      }),
      roles: rolesBelow(actor, roles).map((role) => ({
        id: role.id,
        name: titlesOf(role),
        screens: screensShown(entries, {
          menus: new Set(role.menus),
          permissions: role.permissions.filter((one) => within === null || within.includes(one)),
        }),
      })),
    };
  }),
  implement(giveColleaguePassword, async ({ params: { id }, body: { key }, actor, language, now }) => ({
    password: await givePassword(core, { id, key, type: 'staff.colleaguePasswordReset', actor, language, now }),
  })),
];
