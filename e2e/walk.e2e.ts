import { expect, test } from '@playwright/test';
import { ACCOUNTS } from '#server/demo/accounts.ts';
import { LOOKS, lookText } from './support/walk/looks.ts';
import { WALKED_IN_TEST } from './support/walk/plan.ts';
import { narrowestOf, WHOLE } from './support/walk/shares.ts';
import { walk } from './support/walk/walk.ts';

/** Timeout for an account with some three hundred screens and their forms. */
const WALK_MS = 1_800_000;

/** Every account opens all that it is offered in every look: hours of browsers (`npm run walk`). */
function walkWhole(): void {
  for (const account of ACCOUNTS)
    for (const look of LOOKS)
      test(`${account} opens every screen and form of the menu without a fault, ${lookText(look)}`, async ({
        browser,
      }) => {
        test.setTimeout(WALK_MS);
        expect(await walk(browser, account, [look], WHOLE)).toEqual([]);
      });
}

/** Some accounts open all their screens, the looks in turn, and each form the role with the fewest permissions. */
function walkInTurn(): void {
  for (const account of WALKED_IN_TEST)
    test(`${account} opens every screen and its own forms of the menu without a fault`, async ({ browser }) => {
      test.setTimeout(WALK_MS);
      expect(await walk(browser, account, LOOKS, narrowestOf(account))).toEqual([]);
    });
}

if (process.env['WALK']) walkWhole();
else walkInTurn();
