/** Writes the law and the effects of the order as they are now, to be read line by line before they are committed. */
import { write, writeLaw } from '../../support/model/approved.ts';
import { bookOf } from '../../support/model/book/index.ts';
import { effectOf, labelled } from '../../support/model/effects.ts';
import { explore } from '../../support/model/explore.ts';
import { subjectOf } from '../../support/model/judge.ts';
import { lawOf } from '../../support/model/law.ts';
import { fixtures } from './fixtures/index.ts';

const law = lawOf(fixtures.noun);
const subject = subjectOf(fixtures.noun);
const { cases } = bookOf(fixtures, law, explore(fixtures));
writeLaw(new URL('law.json', import.meta.url), law);
write(
  new URL('effects.json', import.meta.url),
  Object.fromEntries([...labelled(subject, cases)].map(([label, question]) => [label, effectOf(subject, question)])),
);
