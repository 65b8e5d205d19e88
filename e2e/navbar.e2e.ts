import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInEitherScheme } from './support/axe.ts';
import { signInAs } from './support/people.ts';
import { signInTo } from './support/orders.ts';

const LIST = '/companyOrder/orderList';
const POLL_MS = 15_000;

const bar = (page: Page) => page.getByRole('banner');

/** An export as the server returns it (§4: invalid 0, generating 1, generated 2). */
const task = (id: string, status: 0 | 1 | 2) => ({
  id,
  version: 1,
  fileName: `Orders ${id}.xlsx`,
  status,
  createTime: '2026-11-20T03:00:00.000Z',
  ...(status === 2 && { objectKey: 'a'.repeat(32) }),
  downloadCount: 0,
  done: status === 2 ? 40 : 10,
  total: 40,
});

test('the latest three exports show their state, link to generated files, and are reloaded while open; none is said', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'manager.yangon');
  const asked: unknown[] = [];
  let generating: 1 | 2 = 1;
  let isEmpty = false;
  await page.route('**/api/export/page', (route) => {
    asked.push(route.request().postDataJSON());
    const records = isEmpty ? [] : [task('A', 2), task('B', generating), task('C', 0)];
    return route.fulfill({ json: { records, total: records.length } });
  });
  await page.clock.install();
  await page.reload();
  await bar(page).getByRole('button', { name: 'Latest exports' }).click();
  const popover = page.getByRole('dialog', { name: 'Latest exports' });
  const tasks = popover.getByRole('listitem');
  await expect(tasks).toHaveCount(3);
  for (const [index, status] of ['Generated', 'Generating', 'Invalid'].entries())
    await expect(tasks.nth(index)).toContainText(status);
  await expect(tasks.first()).toContainText('20/11/2026 09:30:00');
  await expect(popover.getByRole('button', { name: 'Download now' })).toHaveCount(1);
  await expect(tasks.first().getByRole('button', { name: 'Download now' })).toBeVisible();
  expect(asked).toEqual([{ pageNum: 1, pageSize: 3 }]);

  generating = 2;
  await page.clock.fastForward(POLL_MS);
  await expect(popover.getByRole('button', { name: 'Download now' })).toHaveCount(2);
  expect(asked).toHaveLength(2);
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await page.clock.fastForward(3 * POLL_MS);
  expect(asked).toHaveLength(2);

  isEmpty = true;
  await bar(page).getByRole('button', { name: 'Latest exports' }).click();
  await expect(popover).toContainText('No exports yet');
  await expectNoViolationsInEitherScheme(page);
  await popover.getByRole('link', { name: 'All exports' }).click();
  await expect(page).toHaveURL(/\/downloadList$/);
  await expect(popover).toBeHidden();
  await page.context().close();
});

test('four sizes, small at first, from the bar and from the account menu', async ({ browser }) => {
  const page = await signInAs(browser, 'manager.yangon');
  const html = page.locator('html');
  await bar(page).getByRole('button', { name: 'Size', exact: true }).click();
  const sizes = page.getByRole('menuitemradio').or(page.getByRole('menuitem'));
  await expect(sizes).toHaveText(['Default', 'Medium', 'Small', 'Mini']);
  await expect(html).toHaveAttribute('data-density', 'small');
  await sizes.filter({ hasText: 'Default' }).click();
  await expect(html).toHaveAttribute('data-density', 'default');
  await expect(page.getByRole('alertdialog').filter({ hasText: 'Size changed' })).toBeVisible();

  await page.reload();
  await expect(html).toHaveAttribute('data-density', 'default');
  const account = bar(page).getByRole('button', { name: /Aung Kyaw Moe/ });
  await account.click();
  const menu = page.getByRole('menu');
  await expect(menu).toContainText('manager.yangon');
  await expectNoViolations(page);
  await menu.getByText('Mini', { exact: true }).click();
  await expect(html).toHaveAttribute('data-density', 'mini');
  await account.click();
  await menu.getByText('User center').click();
  await expect(page).toHaveURL('/user/center');
  await page.context().close();
});

test('full screen turns on and off; a browser without it says so', async ({ page }) => {
  await signInTo(page, 'manager.yangon', LIST);
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await bar(page).getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(isFull).toBe(true);
  await bar(page).getByRole('button', { name: 'Leave full screen' }).click();
  await expect.poll(isFull).toBe(false);

  await page.evaluate(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
  await bar(page).getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByText('you browser can not work')).toBeVisible();
  expect(await isFull()).toBe(false);
});
