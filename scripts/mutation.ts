import { runCommand } from './command.ts';

/** Runs every mutant of all machines, or of the named ones; `npm test` runs a sample. */
const { ok } = await runCommand(['vitest', 'run', '--project', 'campaigns', 'tests/machines/mutation'], {
  shown: true,
  limitMinutes: 60,
  env: { MUTATION: process.argv.slice(2).join(' ') || 'whole' },
});
process.exitCode = ok ? 0 : 1;
