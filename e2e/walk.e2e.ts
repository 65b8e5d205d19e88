import { expect, test } from '@playwright/test';
import { ACCOUNTS } from '#server/demo/accounts.ts';
import { batchesOf } from './support/walk/batches.ts';
import { LOOKS, lookText, type Look } from './support/walk/looks.ts';
import { offeredTo, pathsInLook, WALKED_IN_TEST } from './support/walk/plan.ts';
import { narrowestOf, WHOLE, type Share } from './support/walk/shares.ts';
import { walk, walkAround } from './support/walk/walk.ts';

interface Walker {
  readonly account: string;
  readonly share: Share;
  readonly pathsIn: (look: Look) => readonly string[];
  /** Name of the tests of which one opens each record and each form. */
  readonly groupIn: (look: Look) => string;
}

/** Every account opens all that it is offered in every look: hours of browsers (`npm run walk`). */
const everyone = (): readonly Walker[] =>
  ACCOUNTS.map((account) => ({
    account,
    share: WHOLE,
    pathsIn: () => offeredTo(account),
    groupIn: (look) => `${account} ${lookText(look)}`,
  }));

/** Some accounts open all their screens, the looks in turn, and each form the role with the fewest permissions. */
const some = (): readonly Walker[] =>
  WALKED_IN_TEST.map((account) => ({
    account,
    share: narrowestOf(account),
    pathsIn: (look) => [...pathsInLook(account, look)],
    groupIn: () => account,
  }));

const walkers = process.env['WALK'] ? everyone() : some();

for (const look of LOOKS)
  test(`the screen for signing in and the frame show no fault, ${lookText(look)}`, async ({ browser }) => {
    expect(await walkAround(browser, walkers[0]?.account ?? '', look)).toEqual([]);
  });

for (const { account, share, pathsIn, groupIn } of walkers)
  for (const look of LOOKS)
    for (const { paths, screens } of batchesOf(pathsIn(look)))
      test(`${account} opens ${screens} and their forms without a fault, ${lookText(look)}`, async ({ browser }) => {
        expect(await walk(browser, { account, look, share, group: groupIn(look), paths })).toEqual([]);
      });
