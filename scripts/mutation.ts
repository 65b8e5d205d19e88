import { runCommand } from './command.ts';

/** Puts every fault we can think of into the machines, or into those named; `npm test` tries a sample of them. */
const { ok } = await runCommand(['vitest', 'run', '--project', 'campaigns', 'tests/machines/mutation'], {
  shown: true,
  limitMinutes: 60,
  env: { MUTATION: process.argv.slice(2).join(' ') || 'whole' },
});
process.exitCode = ok ? 0 : 1;
