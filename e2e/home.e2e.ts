import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { signInTo } from './support/orders.ts';

const HOME = '/dashboard';

const tile = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Orders today' }).getByRole('link', { name: new RegExp(`^${name} `) });

test('/ leads home, where each figure is the number of orders in the list it leads to', async ({ page }) => {
  await signInTo(page, 'manager.yangon', '/');
  await expect(page).toHaveURL(HOME);
  for (const name of ['Total orders', 'Uncollected', 'New orders']) {
    const figure = tile(page, name);
    await expect(figure).toHaveText(/\d/);
    const count = ((await figure.textContent()) ?? '').replace(name, '').trim();
    await figure.click();
    const list = page.getByRole('region', { name: 'Orders', exact: true });
    await expect(list.getByText(new RegExp(`^${count} in total`))).toBeVisible();
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click();
  }
});

test('a day of a chart leads to the orders of that day, and says its value to a screen reader', async ({ page }) => {
  await signInTo(page, 'manager.yangon', HOME);
  const chart = page.getByRole('list', { name: 'Orders created in 30 days' });
  await expect(chart.getByRole('link')).toHaveCount(30);
  const day = chart.getByRole('link', { name: /: [1-9]/ }).first();
  const [, count] = /: (.+)$/.exec((await day.getAttribute('aria-label')) ?? '') ?? [];
  await day.press('Enter');
  await expect(page.getByText(new RegExp(`^${count} in total`))).toBeVisible();
});

test('the menus opened last stand on the home screen, newest first, also after a reload; nothing is inaccessible', async ({
  page,
}) => {
  await signInTo(page, 'manager.yangon', HOME);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Order list (v2)' }).click();
  await menu.getByRole('link', { name: 'Download list' }).click();
  await menu.getByRole('link', { name: 'Home' }).click();
  await page.reload();
  const recent = page.getByRole('region', { name: 'Recently opened' }).getByRole('link');
  await expect(recent).toHaveText(['Download list', 'Order list (v2)']);
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
