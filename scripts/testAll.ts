import { commandLine, misused, unknown, type Accepted } from './commandLine.ts';
import { PARTS, stageOf, type PartName } from './testing/allStages.ts';
import { beginKept, failedBefore, isKeptOf, stateOfCode, unfinished } from './testing/kept.ts';
import { runStages } from './testing/run.ts';
import { shardIn } from './testing/shard.ts';
import type { Selection } from './testing/suite.ts';

const accepted: Accepted = {
  usage: `Usage: npm run test:all [-- --part <part,...>] [--shard <n>/<all>] [--only-failed | --resume]
Runs every check, suite and campaign; ends with 'N passed, N failed'. Parts: ${PARTS.join(', ')}.
--resume goes on where the last run was interrupted; --only-failed runs what failed in it.`,
  flags: ['--only-failed', '--resume'],
  options: ['--part', '--shard'],
};
const line = commandLine(accepted);
const { flags, options } = line;

const isPart = (name: string): name is PartName => PARTS.some((part) => part === name);
const asked = options['--part']?.split(',') ?? PARTS;
const wrong = asked.find((name) => !isPart(name));
if (wrong !== undefined) misused(unknown('part', wrong, PARTS), accepted.usage);
const names = asked.filter(isPart);
const shard = shardIn(line, accepted.usage);

/** Returns what is run of each part. */
function selections(): (readonly [PartName, Selection])[] {
  if (flags.has('--only-failed'))
    return names.flatMap((name) => {
      const selection = failedBefore(name);
      return selection === null ? [] : [[name, selection] as const];
    });
  const state = stateOfCode();
  if (flags.has('--resume') && isKeptOf(state)) return names.map((name) => [name, unfinished(name)] as const);
  if (flags.has('--resume')) console.log('The code has changed since the last run: everything runs again.');
  beginKept(state);
  return names.map((name) => [name, shard === undefined ? {} : { shard }] as const);
}

const stages = selections().map(([name, selection]) => stageOf(name, selection));
process.exitCode = (await runStages(stages, flags.has('--resume'))) ? 0 : 1;
