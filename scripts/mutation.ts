import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { runCommand } from './command.ts';
import { commandLine } from './commandLine.ts';

const { words } = commandLine({
  usage:
    'Usage: npm run mutation [-- <machine> ...]\nPuts faults into every machine, or the named ones; the tests must notice each.',
  word: 'machine',
  words: Object.keys(aggregateTypes),
});

/** Runs every mutant of all machines, or of the named ones; `npm test` runs a sample. */
const { ok } = await runCommand(['vitest', 'run', '--project', 'campaigns', 'tests/machines/mutation'], {
  shown: true,
  limitMinutes: 60,
  env: { MUTATION: words.join(' ') || 'whole' },
});
process.exitCode = ok ? 0 : 1;
