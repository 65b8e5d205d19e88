import { z } from 'zod';
import { distinct } from '../kit/distinct.ts';
import { EXCESS_VALUES, mayAll, withinOwn, type Excess } from '../rights/authority.ts';
import { register, type RegisterEntry } from '../kit/register.ts';
import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import { code, permissionId, referenceTo } from '../fields/references.ts';
import { name, optional, remark } from './parts.ts';
import { afterwards, keepsKey } from './rules.ts';
import { standardJudged } from './standardJudged.ts';
import { notReferredTo, type TreeLookups } from './trees.ts';

const shape = {
  code: code,
  name,
  nameZh: name,
  /** 1 is the highest. */
  level: z.int().min(1).max(99),
  /** Data scope of its holders: the company, their branch, or the listed branches. */
  dataScope: z.enum(['all', 'branch', 'custom']),
  customBranches: z.array(referenceTo('branch')).max(500).overwrite(distinct),
  /** Event types and other permission ids; '*' grants all. */
  permissions: z.array(permissionId).max(2000).overwrite(distinct),
  /** Codes of the menu entries that its holders see; '*' shows all. */
  menus: z.array(referenceTo('menu')).max(2000).overwrite(distinct),
  /** True if its holders sign in with a second factor. */
  secondFactor: z.boolean().optional(),
  description: optional(remark),
};
export type Role = RegisterEntry<typeof shape>;

type Change = Judged<Partial<Role>, Partial<Role>, object>;

const rules = rulesOf<Partial<Role>, object>('role')({
  codeIsKept: keepsKey('code'),
  customScopeNamesBranches: {
    source: '§5',
    field: 'customBranches',
    needsData: true,
    holds(change: Change): true | Values {
      const { dataScope, customBranches = [] } = afterwards(change);
      return dataScope !== 'custom' || customBranches.length > 0 || {};
    },
  },
  isNotOwn: {
    source: 'ours: nobody raises themselves (§6)',
    code: 'role',
    holds: ({ id, actor }: Change): true | Values => !actor.roles.includes(id) || { role: id },
    values: ['role'],
  },
  permissionsAreWithinOwn: {
    source: 'ours: nobody grants what they lack (§6)',
    code: 'role',
    field: 'permissions',
    needsData: true,
    values: ['permission'],
    holds(change: Change): true | Values {
      const beyond = change.data.permissions?.find((permission) => !change.actor.permissions.includes(permission));
      return mayAll(change) || beyond === undefined || { permission: beyond };
    },
  },
  scopeIsWithinOwn: {
    source: 'ours: nobody grants what they lack (§6)',
    code: 'role',
    field: 'dataScope',
    needsData: true,
    holds(change: Change): true | Values {
      const { scope } = change.actor;
      if (scope === 'all' || mayAll(change)) return true;
      const { dataScope, customBranches = [] } = change.data;
      return (dataScope !== 'all' && customBranches.every((branch) => scope.includes(branch))) || {};
    },
  },
});

/** Lookups of a change of a role. */
interface RoleLookups {
  /** Number of administrators who could still sign in after the event. */
  readonly administratorsAfter: number;
  /** Authority beyond that of the actor: of the role as it is, of its level to be, or of a person who holds it. */
  readonly excess: Excess | null;
}

const always = rulesOf<Partial<Role>, RoleLookups>('role')({
  isBelowActor: {
    source: 'ours: nobody changes a role above their own, or of a person who may do more (§6)',
    code: 'role',
    values: EXCESS_VALUES,
    lookups: ['excess'],
    holds: (change: Judged<Partial<Role>, Partial<Role>, RoleLookups>): true | Values =>
      withinOwn(change.lookups.excess, change),
  },
});

const amending = rulesOf<Partial<Role>, RoleLookups>('role')({
  administratorRemains: {
    source:
      'reliability.md 5, E12: at least one administrator, also when two of them empty the role of the other at once',
    field: 'permissions',
    needsData: true,
    lookups: ['administratorsAfter'],
    holds({ context, data, lookups }: Judged<Partial<Role>, Partial<Role>, RoleLookups>): true | Values {
      const isEmptied = context.permissions?.includes('*') === true && data.permissions?.includes('*') === false;
      return !isEmptied || lookups.administratorsAfter > 0 || {};
    },
  },
});

const retiring = rulesOf<Partial<Role>, TreeLookups>('role')({
  nobodyHoldsIt: notReferredTo('§5, a role is required for a user: a role that is held stays in use'),
});

/** A role: the permissions and menus of its holders (§6). */
export const role = register('role', shape, {
  prefix: 'ROL',
  rules: { ...rules, ...always },
  amending,
  retiring: { ...retiring, ...always },
  restoring: always,
  more: standardJudged('role', 'isBelowActor'),
  keyField: 'code',
  identify: (_, entry) => entry.code,
});
