import { expect, test, type Locator } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { firstRow } from './support/firstRow.ts';
import { goByMenu } from './support/menu.ts';
import { signInTo, signInUnseen } from './support/orders.ts';
import { ONE_OF_EACH_ROLE, WALKED_IN_TEST } from './support/walk/plan.ts';
import { settle } from './support/walk/screens.ts';
import { watch } from './support/walk/watch.ts';

const HOME = '/dashboard';
const LIST = '/companyOrder/orderList';

const numberIn = (text: string | null): number =>
  Number((/[\d,]+/.exec(text ?? '')?.[0] ?? 'none').replaceAll(',', ''));

test('/ leads home: the queues of the own work first, then figures and charts; each leads to as many records as it counts', async ({
  page,
}) => {
  await signInTo(page, 'manager.yangon', '/');
  await expect(page).toHaveURL(HOME);
  const tiles = page.getByRole('region', { name: 'Orders today' }).getByRole('link');
  await expect(tiles).toHaveCount(10);
  await expect(tiles.getByText('–')).toHaveCount(0);
  const queues = page.getByRole('region', { name: 'Branch today', exact: true }).getByRole('link');
  await expect(queues.first()).toBeVisible();
  const sections = page.getByRole('region', { name: / today$/ }).getByRole('heading', { level: 2 });
  const areas = ['Branch today', 'Customer service today', 'Finance today'];
  expect((await sections.allTextContents()).slice(0, areas.length)).toEqual(areas);
  await expectNoViolationsInEitherScheme(page);

  const title = 'Orders created in 30 days';
  const days = page.getByRole('list', { name: title }).getByRole('link');
  await expect(days).toHaveCount(30);
  const columns = page.getByRole('list', { name: /in 30 days/ }).getByRole('link');
  const widths = await columns.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(24);
  await page.getByRole('list', { name: title }).scrollIntoViewIfNeeded();
  await expect(days.nth(29)).toBeInViewport({ ratio: 0 });
  const region = page.getByRole('region', { name: title });
  await region.getByText('As a table').click();
  const rows = region.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(31);
  const [name = '', value = ''] = await rows.nth(1).locator('th, td').allTextContents();
  await expect(days.last()).toHaveAttribute('aria-label', `${name}: ${value}`);

  // That each address is of exactly the records that are counted is a pure test (tests/views/shapes/leads.spec.ts).
  const home = page.getByRole('navigation', { name: 'Open views' }).getByRole('link', { name: 'Home' });
  const leads = async (link: Locator, said: string | null, press: (link: Locator) => Promise<void>): Promise<void> => {
    const href = await link.getAttribute('href');
    await press(link);
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === href);
    const total = page.getByText(new RegExp(`^${numberIn(said).toLocaleString('en')} in total`));
    await expect(total.filter({ visible: true }).first()).toBeVisible();
    await home.click();
    await expect(tiles.getByText('–')).toHaveCount(0);
  };
  for (const [link, counted] of [
    [queues.first(), queues.first().locator('> :nth-child(2)')],
    [tiles.first(), tiles.first().locator('> :last-child')],
  ] as const)
    await leads(link, await counted.textContent(), (one) => one.click());
  const day = page
    .getByRole('list', { name: title })
    .getByRole('link', { name: /: [1-9]/ })
    .first();
  const [, made = null] = /: (.+)$/.exec((await day.getAttribute('aria-label')) ?? '') ?? [];
  await leads(day, made, (one) => one.press('Enter'));
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

test('the four menus opened last are on the home screen, newest first, also after a reload', async ({ page }) => {
  await signInTo(page, 'manager.yangon', HOME);
  for (const name of ['Carrier', 'Car', 'Order list (v2)', 'Branch Order', 'Order list (v2)', 'Download list', 'Home'])
    await goByMenu(page, name);
  await page.reload();
  const recent = page.getByRole('region', { name: 'Recently opened' }).getByRole('link');
  await expect(recent).toHaveText(['Download list', 'Order list (v2)', 'Branch Order', 'Car']);
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
