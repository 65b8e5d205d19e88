import { z } from 'zod';
import { register, type RegisterEntry } from '../kit/register.ts';
import { rulesOf } from '../kit/rule.ts';
import { optional, remark } from './parts.ts';
import { referenceTo } from '../fields/references.ts';
import { keepsKey } from './rules.ts';
import { shelfPrints } from './shelfPrints.ts';

const shape = {
  /** Name as written on the shelf, such as A12. */
  name: z
    .string()
    .trim()
    .regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/)
    .max(20),
  branch: referenceTo('branch'),
  remark: optional(remark),
};
export type Shelf = RegisterEntry<typeof shape>;

const rules = rulesOf<Partial<Shelf>, object>('shelf')({
  nameIsKept: keepsKey('name'),
  branchIsKept: keepsKey('branch'),
});

/** A shelf of a branch (§3). Its id combines branch and name: MDY-A12. */
export const shelf = register('shelf', shape, {
  prefix: 'SHF',
  rules,
  keyField: 'name',
  identify: (_, entry) => `${entry.branch}-${entry.name}`,
  branches: ({ branch }) => [branch],
  more: shelfPrints,
});
