import { expect, test, type Locator, type Page } from '@playwright/test';
import { signInTo } from './support/orders.ts';

// Nothing comes beforehand: the press itself brings the code of the control.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  }),
);

/** Presses a control for twenty frames, as a hand does: its code comes while it is pressed. */
async function pressSlowly(page: Page, control: Locator): Promise<void> {
  await control.hover();
  await page.mouse.down();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });
  await page.mouse.up();
}

test('a slow press opens the choices of a filter that cannot be edited yet', async ({ page }) => {
  await signInTo(page, 'clerk.yangon', '/workOrders/list');
  await pressSlowly(
    page,
    page.getByRole('search', { name: 'Filters' }).locator('button[aria-haspopup=listbox]').first(),
  );
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('a slow press opens the page sizes, the views and the account of a fresh page', async ({ page }) => {
  await signInTo(page, 'clerk.yangon', '/workOrders/list');
  await pressSlowly(page, page.getByRole('main').getByRole('button', { name: /Per page/ }));
  await expect(page.getByRole('option', { name: /^50/ })).toBeVisible();
  await page.getByRole('option', { name: /^50/ }).click();
  await expect(page).toHaveURL(/size=50/);
  await pressSlowly(page, page.getByRole('main').getByRole('button', { name: 'Views' }));
  await expect(page.getByRole('menu', { name: 'Views' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await pressSlowly(page, page.getByRole('banner').getByRole('button', { name: /Yangon/ }));
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
});
