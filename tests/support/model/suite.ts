import { readEffects, readLaw } from './approved.ts';
import { bookOf, type Book } from './book/index.ts';
import { labelled } from './effects.ts';
import { explore, type Explored } from './explore.ts';
import { subjectOf, type Subject } from './judge.ts';
import { lawOf } from './law.ts';
import type { Suite } from './mutation/index.ts';
import type { Fixtures } from './situation.ts';

/** Everything there is to ask of a noun, and the machine to be asked. */
export interface Prepared {
  readonly suite: Suite;
  readonly explored: Explored;
  readonly gaps: Book['gaps'];
  readonly subject: Subject;
}

/**
 * Leads a noun everywhere and puts the questions together. `folder` holds the approved `law.json` and `effects.json`;
 * a noun without them is held to what it says of itself, which still finds what does not work.
 */
export function prepare(fixtures: Fixtures, folder?: URL): Prepared {
  const law = folder ? readLaw(new URL('law.json', folder)) : lawOf(fixtures.noun);
  const explored = explore(fixtures);
  const { cases, gaps } = bookOf(fixtures, law, explored);
  const subject = subjectOf(fixtures.noun);
  const approved = folder ? readEffects(new URL('effects.json', folder)) : {};
  return { suite: { fixtures, law, cases, labelled: labelled(subject, cases), approved }, explored, gaps, subject };
}
