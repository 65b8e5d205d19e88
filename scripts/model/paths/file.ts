import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { GOING } from './going.ts';
import type { Found } from './plannedPaths/script.ts';
import { TALKING } from './talking.ts';

/** Returns the declared events of each state of the main region, which a server must offer exactly. */
const declared = (aggregateType: AggregateType): Record<string, string[]> =>
  Object.fromEntries(
    [...aggregateType.structure.states.values()]
      .filter(({ region }) => region === aggregateType.structure.main)
      .map(({ id }) => [id, [...(aggregateType.structure.transitions.get(id)?.keys() ?? [])].toSorted()]),
  );

const byMain = (aggregateType: AggregateType): string[] =>
  Object.keys(aggregateType.events).filter((type) =>
    aggregateType.structure.regionsByEvent.get(type)?.includes(aggregateType.structure.main),
  );

/** Formats a list as program text, one item per line. */
export const lines = (items: readonly unknown[]): string =>
  `[\n${items.map((one) => JSON.stringify(one)).join(',\n')}\n]`;

/** Returns a file for Playwright: its origin, required data of the demonstration world, paths and program. */
export const fileOf = (
  {
    aggregateType,
    coverage,
    counts,
    found,
  }: { aggregateType: AggregateType; coverage: string; counts: string; found: readonly Found[] },
  ...program: readonly string[]
): string => `\
// Made by npm run model -- paths ${aggregateType.id} --coverage ${coverage} --format playwright
// BASE_URL=http://127.0.0.1:8080 npx playwright test <this file>
// ${counts}
// The server runs with CAPTCHA=off and the people of the demonstration world; PASSWORD is their password.
import { expect, test } from '@playwright/test';

const MACHINE = ${JSON.stringify(aggregateType.id)};
/** Names of the demonstration world that the paths use. */
const FOUND = ${JSON.stringify(found)};
const DECLARED = ${JSON.stringify(declared(aggregateType))};
const BY_MAIN = ${JSON.stringify(byMain(aggregateType))};
${TALKING}${GOING}${program.join('')}`;
