import type { Attempt, Trial } from '../../support/model/situation.ts';
import { fails, holds } from '../../support/model/trials.ts';

type Trials = Readonly<Record<string, (attempt: Attempt) => readonly Trial[]>>;

/** How the rules of an entry that stands in a tree are broken: `field` names the one above, `another` one that may be it. */
export const treeTrials = (field: string, another: string): Trials => ({
  [`${field}Exists`]: (it) => [
    fails(it, 'an unknown one above', { data: { [field]: another }, known: { above: null } }),
    fails(it, 'one above that is out of use', { data: { [field]: another }, known: { above: { inUse: false } } }),
    holds(it, 'one above that is in use', { data: { [field]: another }, known: { above: { inUse: true } } }),
  ],
  [`${field}IsNotBelow`]: (it) => [
    fails(it, 'below itself', { data: { [field]: another }, known: { ancestors: [another, it.life.id] } }),
    holds(it, 'elsewhere', { data: { [field]: another }, known: { ancestors: [another] } }),
  ],
});

/** How a rule that keeps what others refer to in use is broken. */
export const referenceTrials = (rule: string): Trials => ({
  [rule]: (it) => [
    fails(it, 'somebody refers to it', { known: { reference: { kind: 'staff', example: 'Su Su' } } }),
    holds(it, 'nobody does', { known: { reference: null } }),
  ],
});

/** All that an entry looks at outside of it, as it must be. */
export const standing = () => ({ above: { inUse: true }, ancestors: [], reference: null, children: [] });
