import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { firstRow } from './support/firstRow.ts';
import { goByMenu } from './support/menu.ts';
import { signInTo, signInUnseen } from './support/orders.ts';
import { ONE_OF_EACH_ROLE, WALKED_IN_TEST } from './support/walk/plan.ts';
import { settle } from './support/walk/screens.ts';
import { watch } from './support/walk/watch.ts';

const HOME = '/dashboard';
const LIST = '/companyOrder/orderList';
test('/ leads home, where each figure is the number of orders in the list it leads to', async ({ page }) => {
  await signInTo(page, 'manager.yangon', '/');
  await expect(page).toHaveURL(HOME);
  const tiles = page.getByRole('region', { name: 'Orders today' }).getByRole('link');
  await expect(tiles).toHaveCount(10);
  await expect(tiles.getByText('–')).toHaveCount(0);
  const list = page.getByRole('region', { name: 'Orders', exact: true });
  const home = page.getByRole('navigation', { name: 'Open views' }).getByRole('link', { name: 'Home' });
  for (const tile of await tiles.all()) {
    const href = (await tile.getAttribute('href')) ?? '';
    const count = Number(((await tile.locator('> :last-child').textContent()) ?? '').replaceAll(',', ''));
    await tile.click();
    await expect(page).toHaveURL(new RegExp(`${href.replaceAll(/[.?+]/g, String.raw`\$&`)}$`));
    await expect(list.getByText(new RegExp(`^${count.toLocaleString('en')} in total`)), href).toBeVisible();
    await home.click();
    await expect(tiles.getByText('–')).toHaveCount(0);
  }
});

test('home is recounted at every visit; a list keeps its state unless its menu entry disables caching', async ({
  page,
}) => {
  await signInTo(page, 'manager.yangon', LIST);
  const reads: string[] = [];
  page.on('request', (request) => reads.push(new URL(request.url()).pathname));
  const views = page.getByRole('navigation', { name: 'Open views' });
  const choice = firstRow(page).getByRole('checkbox');
  await choice.check({ force: true });
  for (const turn of [1, 2]) {
    await views.getByRole('link', { name: 'Home' }).click();
    await expect.poll(() => reads.filter((path) => path === '/api/order/figures').length).toBe(turn);
    await views.getByRole('link', { name: 'Order list (v2)' }).click();
    await expect(choice).toBeChecked();
  }

  await page.route('**/api/menus/build', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"noCache":false', '"noCache":true');
    await route.fulfill({ response, body });
  });
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByText(/in total$/)).toBeVisible();
  await choice.check({ force: true });
  await views.getByRole('link', { name: 'Home' }).click();
  await views.getByRole('link', { name: 'Order list (v2)' }).click();
  await expect(firstRow(page)).toBeVisible();
  await expect(choice).not.toBeChecked();
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

test('a chart has a table of the same days, newest first', async ({ page }) => {
  await signInTo(page, 'manager.yangon', HOME);
  const title = 'Orders created in 30 days';
  const days = page.getByRole('list', { name: title }).getByRole('link');
  await expect(days).toHaveCount(30);
  const region = page.getByRole('region', { name: title });
  await region.getByText('As a table').click();
  const rows = region.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(31);
  const [name = '', value = ''] = (await rows.nth(1).locator('th, td').allTextContents()) ?? [];
  await expect(days.last()).toHaveAttribute('aria-label', `${name}: ${value}`);
});

test('the four menus opened last are on the home screen, newest first, also after a reload; the page is accessible', async ({
  page,
}) => {
  await signInTo(page, 'manager.yangon', HOME);
  for (const name of ['Carrier', 'Car', 'Order list (v2)', 'Branch Order', 'Order list (v2)', 'Download list', 'Home'])
    await goByMenu(page, name);
  await page.reload();
  const recent = page.getByRole('region', { name: 'Recently opened' }).getByRole('link');
  await expect(recent).toHaveText(['Download list', 'Order list (v2)', 'Branch Order', 'Car']);
  await expectNoViolations(page);
});

/** Accounts whose Home no other test opens under watch: the walks open that of the administrator and their own. */
const UNWALKED = ONE_OF_EACH_ROLE.filter((account) => account !== 'admin' && !WALKED_IN_TEST.includes(account));

for (const account of UNWALKED)
  test(`home asks for nothing that ${account} may not see`, async ({ page }) => {
    await signInUnseen(page, account);
    const seen = watch(page, () => account);
    await page.goto(HOME);
    await settle(page, HOME, seen);
    expect(seen.faults).toEqual([]);
  });
