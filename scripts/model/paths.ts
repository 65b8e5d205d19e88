import { collect, COVERAGES, fixturesFor } from './paths/collect.ts';
import { playwrightFile } from './paths/playwright.ts';
import { vitestFile } from './paths/vitest.ts';
import { Misuse, nounNamed, oneOf, well, type Outcome, type Wish } from './verb.ts';

/** Paths that cover a machine's states, ways, rules or empty cells, as data or as tests that run as they are. */
export async function paths({ words, options }: Wish): Promise<Outcome> {
  const noun = nounNamed(words[0]);
  const coverage = oneOf('coverage', options['coverage'] ?? 'transitions', COVERAGES);
  const format = oneOf('format', options['format'] ?? 'json', ['json', 'vitest', 'playwright'] as const);
  const fixtures = await fixturesFor(noun);
  if (format === 'playwright' && (coverage === 'guards' || coverage === 'refusals')) {
    throw new Misuse('A server is led by events alone: --format playwright covers states or transitions.');
  }
  const found = collect(fixtures, coverage, format === 'playwright');
  if (format === 'vitest') return well(vitestFile(noun.id, coverage, found));
  if (format === 'playwright') return well(playwrightFile(fixtures, coverage, found));
  return well(JSON.stringify({ machine: noun.id, coverage, ...found }));
}
