import { z } from 'zod';
import { register, type RegisterEntry } from '../kit/register.ts';
import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import { referenceTo } from '../references.ts';
import { name, optional, reference, remark } from './parts.ts';
import { afterwards, keepsKey } from './rules.ts';
import { notReferredTo, type TreeLookups } from './trees.ts';

const shape = {
  code: reference,
  name,
  nameZh: name,
  /** 1 is the highest. */
  level: z.int().min(1).max(99),
  /** Data scope of its holders: the company, their branch, or the listed branches. */
  dataScope: z.enum(['all', 'branch', 'custom']),
  customBranches: z.array(referenceTo('branch')).max(500),
  /** Event types and other permission ids; '*' grants all. */
  permissions: z.array(z.string().trim().min(1).max(100)).max(2000),
  /** Codes of the menu entries that its holders see; '*' shows all. */
  menus: z.array(referenceTo('menu')).max(2000),
  description: optional(remark),
};
export type Role = RegisterEntry<typeof shape>;

type Change = Judged<Partial<Role>, Partial<Role>, object>;

const mayAll = ({ actor }: Change): boolean => actor.kind === 'system' || actor.permissions.includes('*');

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

const retiring = rulesOf<Partial<Role>, TreeLookups>('role')({
  nobodyHoldsIt: notReferredTo('§5, a role is required for a user: a role that is held stays in use'),
});

/** A role: the permissions and menus of its holders (§6). */
export const role = register('role', shape, { prefix: 'ROL', rules, retiring, identify: (_, entry) => entry.code });
