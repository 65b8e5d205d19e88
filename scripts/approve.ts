/** Writes the approved machines and effects from the current machines, for review before they are committed. */
import { fileURLToPath } from 'node:url';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { write, writeApprovedMachine } from '#modelTesting/approved.ts';
import { bookOf } from '#modelTesting/book/index.ts';
import { effectOf, labelled } from '#modelTesting/effects.ts';
import { explore } from '#modelTesting/explore.ts';
import { fixturesOf, folderOf, hasFixtures, suitesFound } from '#modelTesting/found.ts';
import { subjectOf } from '#modelTesting/judge.ts';
import { approvedMachineOf } from '#modelTesting/approvedMachine.ts';
import { runCommand } from './command.ts';
import { commandLine } from './commandLine.ts';

async function approve(aggregateType: string): Promise<void> {
  const fixtures = await fixturesOf(aggregateType);
  const approvedMachine = approvedMachineOf(fixtures.aggregateType);
  const subject = subjectOf(fixtures.aggregateType);
  const { cases } = bookOf(fixtures, approvedMachine, explore(fixtures));
  const effects = [...labelled(subject, cases)].map(([label, question]) => [label, effectOf(subject, question)]);
  const approvedFile = new URL('machine.approved.json', folderOf(aggregateType));
  const effectsFile = new URL('effects.json', folderOf(aggregateType));
  writeApprovedMachine(approvedFile, approvedMachine);
  write(effectsFile, Object.fromEntries(effects));
  await runCommand(['oxfmt', fileURLToPath(approvedFile), fileURLToPath(effectsFile)]);
  console.log(
    `${aggregateType}: ${Object.keys(approvedMachine.states).length} states, ${effects.length} kinds of change`,
  );
}

const { words: asked } = commandLine({
  usage:
    'Usage: npm run approve:machines [-- <machine> ...]\nWrites the approved machines and effects, of all machines or the named ones.',
  word: 'machine',
  words: Object.keys(aggregateTypes),
});
const unknown = asked.filter((aggregateType) => !hasFixtures(aggregateType));
if (unknown.length > 0) {
  console.error(
    `No fixtures: ${unknown.map((aggregateType) => `tests/machines/${aggregateType}/fixtures/index.ts`).join(', ')}`,
  );
  process.exitCode = 2;
} else {
  for (const aggregateType of asked.length > 0 ? asked : suitesFound()) await approve(aggregateType);
}
