import { readEffects, readApprovedMachine } from './approved.ts';
import { bookOf, type Book } from './book/index.ts';
import { labelled } from './effects.ts';
import { explore, type Explored } from './explore.ts';
import { subjectOf, type Subject } from './judge.ts';
import { approvedMachineOf } from './approvedMachine.ts';
import type { Suite } from './mutation/index.ts';
import type { Fixtures } from './situation.ts';

/** Everything there is to ask of an aggregate type, and the machine to be asked. */
export interface Prepared {
  readonly suite: Suite;
  readonly explored: Explored;
  readonly gaps: Book['gaps'];
  readonly subject: Subject;
}

/**
 * Leads an aggregate type everywhere and puts the questions together. `folder` holds the approved `machine.approved.json` and `effects.json`;
 * an aggregate type without them is held to what it says of itself, which still finds what does not work.
 */
export function prepare(fixtures: Fixtures, folder?: URL): Prepared {
  const approvedMachine = folder
    ? readApprovedMachine(new URL('machine.approved.json', folder))
    : approvedMachineOf(fixtures.aggregateType);
  const explored = explore(fixtures);
  const { cases, gaps } = bookOf(fixtures, approvedMachine, explored);
  const subject = subjectOf(fixtures.aggregateType);
  const approved = folder ? readEffects(new URL('effects.json', folder)) : {};
  return {
    suite: { fixtures, law: approvedMachine, cases, labelled: labelled(subject, cases), approved },
    explored,
    gaps,
    subject,
  };
}
