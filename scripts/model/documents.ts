import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { ledgerPage } from './ledgerPage.ts';
import { pageOf } from './page.ts';
import { well, type Outcome, type VerbArguments } from './verb.ts';

const folder = fileURLToPath(new URL('../../docs/machines/', import.meta.url));

/** Returns every page of the rule book, by file name. */
export const pages = (): Map<string, string> =>
  new Map([
    ...Object.values(aggregateTypes).map((aggregateType): [string, string] => [
      `${aggregateType.id}.md`,
      pageOf(aggregateType),
    ]),
    ['ledger.md', ledgerPage()],
  ]);

/** Returns pages that are missing, outdated, or of a removed machine. */
export function stalePages(written: ReadonlyMap<string, string>): string[] {
  const kept = existsSync(folder) ? readdirSync(folder) : [];
  const stale = [...written].filter(
    ([name, text]) => !kept.includes(name) || readFileSync(join(folder, name), 'utf8') !== text,
  );
  return [...stale.map(([name]) => name), ...kept.filter((name) => !written.has(name))];
}

/** Writes the rule book to docs/machines; with `--check`, only lists stale pages. */
export function documented({ options }: VerbArguments): Outcome {
  const written = pages();
  if (options['check']) {
    const stale = stalePages(written);
    const text =
      stale.length === 0
        ? 'Every page is up to date.'
        : `Stale, write them with npm run docs:machines: ${stale.join(', ')}`;
    return { text, well: stale.length === 0 };
  }
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of written) writeFileSync(join(folder, name), text);
  return well(`${written.size} pages written.`);
}
