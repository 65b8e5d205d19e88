import type { Noun } from '#machines/kit/noun.ts';
import { GOING } from './going.ts';
import type { Found } from './rehearsed/script.ts';
import { TALKING } from './talking.ts';

/** Where each state of the main region may go by which events: what a server must offer, and nothing else. */
const declared = (noun: Noun): Record<string, string[]> =>
  Object.fromEntries(
    [...noun.structure.states.values()]
      .filter(({ region }) => region === noun.structure.main)
      .map(({ id }) => [id, [...(noun.structure.ways.get(id)?.keys() ?? [])].toSorted()]),
  );

const byMain = (noun: Noun): string[] =>
  Object.keys(noun.events).filter((type) => noun.structure.knowing.get(type)?.includes(noun.structure.main));

/** A list as the text of a program, an item on each line. */
export const lines = (items: readonly unknown[]): string =>
  `[\n${items.map((one) => JSON.stringify(one)).join(',\n')}\n]`;

/** A file for Playwright: what it was made of, what it names of the demonstration world, its data and its program. */
export const fileOf = (
  { noun, coverage, counts, found }: { noun: Noun; coverage: string; counts: string; found: readonly Found[] },
  ...program: readonly string[]
): string => `\
// Made by npm run model -- paths ${noun.id} --coverage ${coverage} --format playwright
// BASE_URL=http://127.0.0.1:8080 npx playwright test <this file>
// ${counts}
// The server runs with CAPTCHA=off and the people of the demonstration world; PASSWORD is their password.
import { expect, test } from '@playwright/test';

const MACHINE = ${JSON.stringify(noun.id)};
/** What the paths name of the demonstration world. */
const FOUND = ${JSON.stringify(found)};
const DECLARED = ${JSON.stringify(declared(noun))};
const BY_MAIN = ${JSON.stringify(byMain(noun))};
${TALKING}${GOING}${program.join('')}`;
