/** Writes the law and the effects of machines as they are now, to be read line by line before they are committed. */
import { fileURLToPath } from 'node:url';
import { write, writeLaw } from '../tests/support/model/approved.ts';
import { bookOf } from '../tests/support/model/book/index.ts';
import { effectOf, labelled } from '../tests/support/model/effects.ts';
import { explore } from '../tests/support/model/explore.ts';
import { fixturesOf, folderOf, hasFixtures, suitesFound } from '../tests/support/model/found.ts';
import { subjectOf } from '../tests/support/model/judge.ts';
import { lawOf } from '../tests/support/model/law.ts';
import { runCommand } from './command.ts';

async function approve(noun: string): Promise<void> {
  const fixtures = await fixturesOf(noun);
  const law = lawOf(fixtures.noun);
  const subject = subjectOf(fixtures.noun);
  const { cases } = bookOf(fixtures, law, explore(fixtures));
  const effects = [...labelled(subject, cases)].map(([label, question]) => [label, effectOf(subject, question)]);
  const lawFile = new URL('law.json', folderOf(noun));
  const effectsFile = new URL('effects.json', folderOf(noun));
  writeLaw(lawFile, law);
  write(effectsFile, Object.fromEntries(effects));
  await runCommand(['oxfmt', fileURLToPath(lawFile), fileURLToPath(effectsFile)]);
  console.log(`${noun}: ${Object.keys(law.states).length} states, ${effects.length} kinds of change`);
}

const asked = process.argv.slice(2);
const unknown = asked.filter((noun) => !hasFixtures(noun));
if (unknown.length > 0) {
  console.error(`No fixtures: ${unknown.map((noun) => `tests/machines/${noun}/fixtures/index.ts`).join(', ')}`);
  process.exitCode = 2;
} else {
  for (const noun of asked.length > 0 ? asked : suitesFound()) await approve(noun);
}
