import type { Noun } from '#machines/kit/noun.ts';
import { collect, COVERAGES, fixturesFor, type Coverage } from './paths/collect.ts';
import { playwrightFile } from './paths/playwright.ts';
import { questionFile } from './paths/questioned.ts';
import { questionsOf, scriptsOf } from './paths/rehearsed/index.ts';
import { vitestFile } from './paths/vitest.ts';
import { Misuse, nounNamed, oneOf, well, type Outcome, type Wish } from './verb.ts';

/** Proposals that a rehearsal tries at most, unless told otherwise. */
const EFFORT = 30_000;

function effortOf(told: string | undefined): number {
  const effort = told === undefined ? EFFORT : Number(told);
  if (!Number.isInteger(effort) || effort < 1) throw new Misuse(`--effort is a number of proposals, not ${told}.`);
  return effort;
}

/** Tests for a running server: ways that are gone, or questions that are asked on the way. */
async function onServer(noun: Noun, coverage: Coverage, effort: number): Promise<string> {
  if (coverage === 'guards' || coverage === 'refusals')
    return questionFile(noun, coverage, await questionsOf(noun, coverage, effort));
  const { scripts, found } = await scriptsOf(noun, coverage, effort);
  return playwrightFile(noun, coverage, scripts, found);
}

/** Paths that cover a machine's states, ways, rules or empty cells, as data or as tests that run as they are. */
export async function paths({ words, options }: Wish): Promise<Outcome> {
  const noun = nounNamed(words[0]);
  const coverage = oneOf('coverage', options['coverage'] ?? 'transitions', COVERAGES);
  const format = oneOf('format', options['format'] ?? 'json', ['json', 'vitest', 'playwright'] as const);
  const fixtures = await fixturesFor(noun);
  if (format === 'playwright') return well(await onServer(noun, coverage, effortOf(options['effort'])));
  const found = collect(fixtures, coverage);
  return well(
    format === 'vitest'
      ? vitestFile(noun.id, coverage, found)
      : JSON.stringify({ machine: noun.id, coverage, ...found }),
  );
}
