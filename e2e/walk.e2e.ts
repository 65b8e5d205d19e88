import { expect, test } from '@playwright/test';
import { ACCOUNTS } from '#server/demo/accounts.ts';
import { narrowestOf, partOf, WHOLE, type Share } from './support/walk/shares.ts';
import { walk, type Look } from './support/walk/walk.ts';

/** Timeout for an account with some three hundred screens and their forms. */
const WALK_MS = 300_000;
/** Number of tests that share the administrator's walk. */
const PARTS = 4;

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

/** The administrator opens everything, in parts; others their screens, and each form the one with fewest permissions. */
const shared: readonly Walk[] = [
  ...Array.from({ length: PARTS }, (_, part) => ({
    account: 'admin',
    look: DESK,
    share: partOf(part, PARTS),
    named: `every screen and form (${part + 1} of ${PARTS})`,
  })),
  ...ACCOUNTS.filter((account) => account !== 'admin').map((account) => ({
    account,
    look: account.startsWith('courier') ? PHONE : DESK,
    share: narrowestOf(account),
    named: 'every screen and its own forms',
  })),
];

for (const { account, look, share, named } of process.env['WALK'] ? whole : shared)
  test(`${account} opens ${named} of the menu without a fault, ${look.width} px wide`, async ({ browser }) => {
    test.setTimeout(WALK_MS);
    expect(await walk(browser, account, look, share)).toEqual([]);
  });
