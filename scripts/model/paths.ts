import { collect, COVERAGES, fixturesFor } from './paths/collect.ts';
import { playwrightFile } from './paths/playwright.ts';
import { scriptsOf } from './paths/rehearsed/index.ts';
import { vitestFile } from './paths/vitest.ts';
import { Misuse, nounNamed, oneOf, well, type Outcome, type Wish } from './verb.ts';

/** Proposals that a rehearsal tries at most, unless told otherwise. */
const EFFORT = 30_000;

function effortOf(told: string | undefined): number {
  const effort = told === undefined ? EFFORT : Number(told);
  if (!Number.isInteger(effort) || effort < 1) throw new Misuse(`--effort is a number of proposals, not ${told}.`);
  return effort;
}

/** Paths that cover a machine's states, ways, rules or empty cells, as data or as tests that run as they are. */
export async function paths({ words, options }: Wish): Promise<Outcome> {
  const noun = nounNamed(words[0]);
  const coverage = oneOf('coverage', options['coverage'] ?? 'transitions', COVERAGES);
  const format = oneOf('format', options['format'] ?? 'json', ['json', 'vitest', 'playwright'] as const);
  const fixtures = await fixturesFor(noun);
  if (format === 'playwright') {
    if (coverage === 'guards' || coverage === 'refusals')
      throw new Misuse('A server is led by events alone: --format playwright covers states or transitions.');
    const { scripts, found } = await scriptsOf(noun, coverage, effortOf(options['effort']));
    return well(playwrightFile(noun, coverage, scripts, found));
  }
  const found = collect(fixtures, coverage);
  return well(
    format === 'vitest'
      ? vitestFile(noun.id, coverage, found)
      : JSON.stringify({ machine: noun.id, coverage, ...found }),
  );
}
