import type { Actor, Scope } from '#machines/kit/actor.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Role } from '#machines/registers/index.ts';
import type { StaffContext } from '#machines/staff/index.ts';
import { aggregatesOf, type Sandbox } from './world.ts';

/** Fields of a server role that a sandbox needs: permissions and data scope. */
export type RoleGrant = Pick<Role, 'code' | 'name' | 'nameZh' | 'level' | 'dataScope' | 'permissions'>;

/** A role at a branch, as `courier@YGN`. */
export type Part = string;

export const partOf = (role: string, branch: string): Part => `${role}@${branch}`;

/** Splits a part into role and branch. */
export const roleAndBranch = (part: Part): readonly [role: string, branch: string] => {
  const [role = '', branch = ''] = part.split('@');
  return [role, branch];
};

/** Returns the sign-in name of a part's player. */
export const usernameOf = (part: Part): string => part.toLowerCase().replace('@', '.');

const contextOf = ({ context }: Aggregate): StaffContext => context as StaffContext;

/** Returns the member of staff who plays a part. */
export const playerOf = (sandbox: Sandbox, part: Part): Aggregate | null => {
  const username = usernameOf(part);
  for (const aggregate of aggregatesOf(sandbox).all('staff'))
    if (contextOf(aggregate).username === username) return aggregate;
  return null;
};

/** Returns the part of a member of staff; null for nobody of the sandbox. */
export const partPlayedBy = (sandbox: Sandbox, id: string): Part | null => {
  const aggregate = aggregatesOf(sandbox).aggregate('staff', id);
  if (!aggregate) return null;
  const { roles, operateBranch } = contextOf(aggregate);
  return partOf(roles[0] ?? '', operateBranch);
};

/** Returns the actor of a part, with the permissions and the scope of its roles (§6). */
export function actorOf(sandbox: Sandbox, part: Part): Actor | null {
  const aggregate = playerOf(sandbox, part);
  if (!aggregate) return null;
  const { nickName, staffCode, branch, operateBranch, merchant, roles } = contextOf(aggregate);
  const held = roles.flatMap(
    (code) => (aggregatesOf(sandbox).aggregate('role', code)?.context as Role | undefined) ?? [],
  );
  const scope: Scope = held.some(({ dataScope }) => dataScope === 'all')
    ? 'all'
    : [...new Set([branch, operateBranch])];
  return {
    kind: 'person',
    id: aggregate.id,
    name: nickName,
    staffCode,
    branch: operateBranch,
    merchant: merchant ?? null,
    roles: [...roles],
    permissions: [...new Set(held.flatMap(({ permissions }) => permissions))],
    scope,
    session: 'sandbox',
    ip: null,
    onBehalfOf: null,
  };
}
