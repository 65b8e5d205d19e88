import { expect, test } from '@playwright/test';
import { ACCOUNTS } from '#server/demo/accounts.ts';
import { walk, type Look } from './support/walk/walk.ts';

/** Timeout for an account with some three hundred screens and their forms. */
const WALK_MS = 300_000;

const DESK: Look = { width: 1440, language: 'en', scheme: 'light' };
const PHONE: Look = { width: 390, language: 'en', scheme: 'light' };

const walks = [
  ...ACCOUNTS.map((account) => ({ account, look: DESK })),
  { account: 'courier.yangon', look: PHONE },
] as const;

for (const { account, look } of walks)
  test(`${account} opens every screen and form that the menu offers without a fault, ${look.width} px wide`, async ({
    browser,
  }) => {
    test.setTimeout(WALK_MS);
    expect(await walk(browser, account, look)).toEqual([]);
  });
