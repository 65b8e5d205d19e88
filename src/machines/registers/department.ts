import { register, type RegisterEntry } from '../kit/register.ts';
import { rulesOf, type Values } from '../kit/rule.ts';
import { code, referenceAbove, referenceTo } from '../fields/references.ts';
import { name, reference, sort } from './parts.ts';
import { keepsKey, notAboveItself } from './rules.ts';
import { notBelowItself, notReferredTo, parentInUse, type TreeLookups } from './trees.ts';

const shape = {
  code: code,
  name,
  nameZh: name,
  /** Code of the parent department; null at the top. */
  parent: referenceAbove('department', reference).nullable(),
  sort,
  /** The branch of the department (§3, companyCode). */
  companyCode: referenceTo('branch'),
};
export type Department = RegisterEntry<typeof shape>;

const rules = rulesOf<Partial<Department>, TreeLookups>('department')({
  parentExists: parentInUse('parent'),
  codeIsKept: keepsKey('code'),
  parentIsAnother: notAboveItself('parent', 'ours: a department above itself has no top'),
});

interface DepartmentLookups extends TreeLookups {
  /** Name of one person of the department who has not left; null if there is none. */
  readonly member: string | null;
}

const amending = rulesOf<Partial<Department>, DepartmentLookups>('department')({
  parentIsNotBelow: notBelowItself('parent'),
  membersStayInBranch: {
    source: 'ours: staff belong to a department of their own branch',
    field: 'companyCode',
    needsData: true,
    values: ['member'],
    lookups: ['member'],
    holds({ context, data, lookups: { member } }): true | Values {
      const { companyCode = context.companyCode } = data as Partial<Department>;
      return companyCode === context.companyCode || member === null || { member };
    },
  },
});
const retiring = rulesOf<Partial<Department>, TreeLookups>('department')({
  nothingLeftBehind: notReferredTo('ours: staff and departments below belong somewhere'),
});

/** A department (§3). */
export const department = register('department', shape, {
  prefix: 'DEP',
  rules,
  amending,
  retiring,
  keyField: 'code',
  identify: (_, entry) => entry.code,
});
