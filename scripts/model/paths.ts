import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { collect, COVERAGES, fixturesFor, type Coverage } from './paths/collect.ts';
import { playwrightFile } from './paths/playwright.ts';
import { questionFile } from './paths/questioned.ts';
import { questionsOf, scriptsOf } from './paths/plannedPaths/index.ts';
import { vitestFile } from './paths/vitest.ts';
import { Misuse, aggregateTypeNamed, oneOf, well, type Outcome, type VerbArguments } from './verb.ts';

/** Default number of a planner's proposals. */
const EFFORT = 30_000;

function effortOf(given: string | undefined): number {
  const effort = given === undefined ? EFFORT : Number(given);
  if (!Number.isInteger(effort) || effort < 1) throw new Misuse(`--effort is a number of proposals, not ${given}.`);
  return effort;
}

/** Writes tests for a running server: planned paths, or questions on the path. */
async function onServer(aggregateType: AggregateType, coverage: Coverage, effort: number): Promise<string> {
  if (coverage === 'guards' || coverage === 'refusals')
    return questionFile(aggregateType, coverage, await questionsOf(aggregateType, coverage, effort));
  const { scripts, found } = await scriptsOf(aggregateType, coverage, effort);
  return playwrightFile(aggregateType, coverage, scripts, found);
}

/** Writes paths that cover states, transitions, rules or empty cells of a machine, as data or as tests. */
export async function paths({ words, options }: VerbArguments): Promise<Outcome> {
  const aggregateType = aggregateTypeNamed(words[0]);
  const coverage = oneOf('coverage', options['coverage'] ?? 'transitions', COVERAGES);
  const format = oneOf('format', options['format'] ?? 'json', ['json', 'vitest', 'playwright'] as const);
  const fixtures = await fixturesFor(aggregateType);
  if (format === 'playwright') return well(await onServer(aggregateType, coverage, effortOf(options['effort'])));
  const found = collect(fixtures, coverage);
  return well(
    format === 'vitest'
      ? vitestFile(aggregateType.id, coverage, found)
      : JSON.stringify({ machine: aggregateType.id, coverage, ...found }),
  );
}
