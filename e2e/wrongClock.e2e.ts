import { expect, test, type Page } from '@playwright/test';
import { setClockAhead } from './support/clockAhead.ts';
import { firstRow } from './support/firstRow.ts';
import { choose } from './support/newOrder.ts';

const PASSWORD = 'shweli2026';
const DAY_MS = 86_400_000;

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/sender/newOrder');
  await page.getByLabel('Username').fill('manager.yangon');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
};

for (const [said, ahead] of [
  ['a day behind', -DAY_MS],
  ['a day ahead', DAY_MS],
] as const) {
  test(`a browser whose clock is ${said} signs in, prices an order and unlocks its screen`, async ({ page }) => {
    await page.context().addInitScript(setClockAhead, ahead);
    await signIn(page);
    await page.getByRole('textbox', { name: 'Weight' }).fill('2.5');
    for (const side of ['Length', 'Width', 'Height']) await page.getByRole('textbox', { name: side }).fill('20');
    await choose(page, 'Destination branch', 'Mandalay', 'Mandalay');
    const quote = page.getByRole('complementary', { name: 'Quote' });
    await expect(quote.getByRole('status')).toHaveText(/^[\d,]+\.00 MMK$/);

    // Without an order of today the list would be empty: its usual days end today by the server.
    await page.goto('/companyOrder/orderList');
    await expect(firstRow(page)).toBeVisible();

    await page.keyboard.press('Alt+l');
    const locked = page.getByRole('alertdialog', { name: 'Locked' });
    await locked.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await locked.getByRole('button', { name: 'Unlock' }).click();
    await expect(locked).toBeHidden();
    await expect(page.getByRole('banner')).toBeVisible();
  });
}
