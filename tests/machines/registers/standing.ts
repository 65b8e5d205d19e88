import type { Attempt, Trial } from '#modelTesting/situation.ts';
import { fails, holds } from '#modelTesting/trials.ts';

type Trials = Readonly<Record<string, (attempt: Attempt) => readonly Trial[]>>;

/** Returns trials of the rules of a tree entry. `field` names its parent; `another` is a valid parent. */
export const treeTrials = (field: string, another: string): Trials => ({
  [`${field}Exists`]: (it) => [
    fails(it, 'an unknown one above', { data: { [field]: another }, lookups: { above: null } }),
    fails(it, 'one above that is out of use', { data: { [field]: another }, lookups: { above: { inUse: false } } }),
    holds(it, 'one above that is in use', { data: { [field]: another }, lookups: { above: { inUse: true } } }),
  ],
  [`${field}IsNotBelow`]: (it) => [
    fails(it, 'below itself', { data: { [field]: another }, lookups: { ancestors: [another, it.aggregate.id] } }),
    holds(it, 'elsewhere', { data: { [field]: another }, lookups: { ancestors: [another] } }),
  ],
});

/** Returns trials of a rule that keeps referenced entries in use. */
export const referenceTrials = (rule: string): Trials => ({
  [rule]: (it) => [
    fails(it, 'somebody refers to it', { lookups: { reference: { kind: 'staff', example: 'Su Su' } } }),
    holds(it, 'nobody does', { lookups: { reference: null } }),
  ],
});

/** Returns the lookups of an entry, all valid. */
export const standing = () => ({
  above: { inUse: true },
  ancestors: [],
  reference: null,
  bound: null,
  namesakes: { name: null, nameZh: null, abbreviation: null },
  member: null,
  children: [],
});
