import { expect, test, type Page } from '@playwright/test';
import { signInTo } from './support/orders.ts';

const blur = (page: Page): Promise<void> => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

test('Escape closes what is open though the focus has left it', async ({ page }) => {
  await signInTo(page, 'clerk.yangon', '/workOrders/list');
  const main = page.getByRole('main');
  for (const [name, role] of [
    [/Per page/, 'listbox'],
    ['Views', 'menu'],
  ] as const) {
    await main.getByRole('button', { name }).click();
    const opened = page.getByRole(role);
    await expect(opened).toBeVisible();
    await expect(opened.locator(':focus').or(opened.and(page.locator(':focus')))).toHaveCount(1);
    await blur(page);
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
  }
});
