import { readEffects, readApprovedMachine } from './approved.ts';
import { bookOf, type Book } from './book/index.ts';
import { labelled } from './effects.ts';
import { explore, type Explored } from './explore.ts';
import { subjectOf, type Subject } from './judge.ts';
import { approvedMachineOf } from './approvedMachine.ts';
import type { Suite } from './mutation/index.ts';
import type { Fixtures } from './situation.ts';

/** The suite of an aggregate type, and the machine under test. */
export interface Prepared {
  readonly suite: Suite;
  readonly explored: Explored;
  readonly gaps: Book['gaps'];
  readonly subject: Subject;
}

/**
 * Explores an aggregate type and builds its suite. `folder` contains the approved `machine.approved.json` and
 * `effects.json`. Without them the machine is compared with itself, which still finds faults.
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
