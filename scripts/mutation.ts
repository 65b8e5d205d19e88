import { runCommand } from './command.ts';

/** Puts every fault we can think of into the machines; `npm test` tries a sample of them. */
const { ok } = await runCommand(['vitest', 'run', '--project', 'pure', 'mutation'], {
  shown: true,
  limitMinutes: 15,
  env: { MUTATION: 'whole' },
});
process.exitCode = ok ? 0 : 1;
