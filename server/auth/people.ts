import { z } from 'zod';
import { e164Of } from '#machines/fields/phones.ts';
import type { Actor, Scope } from '#machines/kit/actor.ts';
import { createFreshCache } from './freshCache.ts';
import type { Queryable } from './queryable.ts';

/** Channel on which the database reports changes of staff or roles; the payload is a staff id, or empty for a role. */
export const PEOPLE_CHANNEL = 'people';

/** Role of a person without roles (§3); it grants nothing. */
export const DEFAULT_ROLE = 'ROLE_SYSTEM_DEFAULT';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

const staffRow = z.object({
  id: z.string(),
  username: z.string(),
  nickName: text,
  phone: text,
  email: text,
  gender: text,
  staffCode: text,
  branch: text,
  operateBranch: text,
  department: text,
  roles: z
    .array(z.string())
    .nullish()
    .transform((roles) => roles ?? []),
  enabled: z.boolean(),
  status: z.string(),
  merchant: text,
  avatarName: text,
});

const roleRow = z.object({
  id: z.string(),
  name: z.string(),
  level: z
    .number()
    .nullish()
    .transform((level) => level ?? 0),
  dataScope: z.enum(['all', 'branch', 'custom']),
  customBranches: z
    .array(z.string())
    .nullish()
    .transform((branches) => branches ?? []),
  secondFactor: z
    .boolean()
    .nullish()
    .transform((required) => required ?? false),
  permissions: z
    .array(z.string())
    .nullish()
    .transform((permissions) => permissions ?? []),
});

export type Role = z.infer<typeof roleRow>;

/** A member of staff with their present roles (§3, §6). */
export interface Person extends Omit<z.infer<typeof staffRow>, 'roles'> {
  readonly roles: readonly Role[];
  /** Name of the branch that the person works in. */
  readonly branchName: string | null;
  readonly branchNameZh: string | null;
  /** Upper limit of permissions of an outside account, set for its customer (§6); null for no limit. */
  readonly atMost: readonly string[] | null;
  /** True for a person who is employed, enabled and not locked, and may sign in and act. */
  readonly active: boolean;
}

const INACTIVE_STATES = ['retired', 'removed', 'quit', 'locked'];

/** Returns the branches that a person reaches: all if any role says so, else the own, operated and custom ones (§6). */
export const scopeOf = (person: Person): Scope => {
  if (person.roles.some((role) => role.dataScope === 'all')) return 'all';
  const custom = person.roles.flatMap((role) => (role.dataScope === 'custom' ? role.customBranches : []));
  const branches = [person.branch, person.operateBranch, ...custom].filter((branch) => branch !== null);
  return [...new Set(branches)];
};

/** Returns the permissions of all roles, limited by those of an outside account's customer; `*` is every permission. */
export const permissionsOf = ({ roles, atMost }: Person): string[] =>
  [...new Set(roles.flatMap((role) => role.permissions))].filter(
    (permission) => atMost === null || atMost.includes(permission),
  );

/** Returns the actor that a person is in one session. */
export const actorOf = (person: Person, session: string, ip: string): Actor => ({
  kind: 'person',
  id: person.id,
  name: person.nickName ?? person.username,
  staffCode: person.staffCode,
  branch: person.operateBranch ?? person.branch,
  merchant: person.merchant,
  roles: person.roles.length > 0 ? person.roles.map((role) => role.id) : [DEFAULT_ROLE],
  permissions: permissionsOf(person),
  scope: scopeOf(person),
  session,
  ip,
  onBehalfOf: null,
});

const READ = `
select staff.row as staff, staff.state, branch.name as branch_name, branch.row ->> 'nameZh' as branch_name_zh, customer.row -> 'permissions' as at_most,
  coalesce((select jsonb_agg(role.row order by role.id) from row_role as role
    where jsonb_exists(staff.row -> 'roles', role.id) and role.state not in ('retired', 'removed')), '[]') as roles
from row_staff as staff
left join row_branch as branch on branch.id = coalesce(staff.operate_branch, staff.branch)
left join row_merchant as customer on customer.id = staff.row ->> 'merchant'
where staff.id = $1`;

interface Row {
  readonly staff: unknown;
  readonly state: string;
  readonly branch_name: string | null;
  readonly branch_name_zh: string | null;
  readonly roles: unknown;
  readonly at_most: readonly string[] | null;
}

/** Reads staff and roles; cached answers are never older than a second. */
export const createPeople = (db: Queryable) => {
  const cache = createFreshCache<Person | null>();

  const load = async (id: string): Promise<Person | null> => {
    const { rows } = await db.query<Row>(READ, [id]);
    const [row] = rows;
    if (!row) return null;
    const staff = staffRow.parse(row.staff);
    const active = staff.enabled && staff.status === 'onJob' && !INACTIVE_STATES.includes(row.state);
    return {
      ...staff,
      roles: z.array(roleRow).parse(row.roles),
      branchName: row.branch_name,
      branchNameZh: row.branch_name_zh,
      atMost: row.at_most,
      active,
    };
  };

  return {
    of: (id: string): Promise<Person | null> => cache.get(id, () => load(id)),
    /** Returns whether another member of staff has this phone (§5: unique). */
    isPhoneTaken: async (phone: string, butOf: string): Promise<boolean> => {
      const { rowCount } = await db.query('select 1 from row_staff where phone = $1 and id <> $2 limit 1', [
        e164Of(phone),
        butOf,
      ]);
      return rowCount !== 0;
    },
    forget: (): void => cache.clear(),
  };
};
