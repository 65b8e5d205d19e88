import { register, type RegisterEntry } from '../kit/register.ts';
import { rulesOf } from '../kit/rule.ts';
import { code, referenceAbove, referenceTo } from '../references.ts';
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

const amending = rulesOf<Partial<Department>, TreeLookups>('department')({
  parentIsNotBelow: notBelowItself('parent'),
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
  identify: (_, entry) => entry.code,
});
