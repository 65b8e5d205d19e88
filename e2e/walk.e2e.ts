import { expect, test } from '@playwright/test';
import { ACCOUNTS } from '#server/demo/accounts.ts';
import { narrowestOf, WHOLE, type Share } from './support/walk/shares.ts';
import { walk, type Look } from './support/walk/walk.ts';

/** Timeout for an account with some three hundred screens and their forms. */
const WALK_MS = 300_000;
const DESK: Look = { width: 1440, language: 'en', scheme: 'light' };
const PHONE: Look = { width: 390, language: 'en', scheme: 'light' };

interface Walk {
  readonly account: string;
  readonly look: Look;
  readonly share: Share;
  readonly named: string;
}

/** Every account opens all that it is offered: half an hour of browsers (`npm run walk`). */
const whole: readonly Walk[] = [
  ...ACCOUNTS.map((account) => ({ account, look: DESK, share: WHOLE, named: 'every screen and form' })),
  { account: 'courier.yangon', look: PHONE, share: WHOLE, named: 'every screen and form' },
];

/** One account of each role opens all its screens, and each form the role with the fewest permissions. */
const shared: readonly Walk[] = ACCOUNTS.filter((account) => account !== 'clerk.mandalay').map((account) => ({
  account,
  look: account.startsWith('courier') ? PHONE : DESK,
  share: narrowestOf(account),
  named: 'every screen and its own forms',
}));

for (const { account, look, share, named } of process.env['WALK'] ? whole : shared)
  test(`${account} opens ${named} of the menu without a fault, ${look.width} px wide`, async ({ browser }) => {
    test.setTimeout(WALK_MS);
    expect(await walk(browser, account, look, share)).toEqual([]);
  });
