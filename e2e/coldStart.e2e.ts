import { expect, test, type Page } from '@playwright/test';
import { signInTo } from './support/orders.ts';
import { settle } from './support/walk/screens.ts';
import { watch } from './support/walk/watch.ts';

/** One screen of each kind: the gate counts the calls of every screen where it opens it by the menu. */
const ONE_OF_EACH_KIND = [
  '/dashboard',
  '/user/center',
  '/companyOrder/orderList',
  '/sender/newOrder',
  '/scan/scanUponArrival',
  '/package/sort',
  '/finance/overview',
  '/pickupReport/statisticalCenter',
  '/model',
  '/system/company',
];

test('a screen of each kind, opened by its address, makes no call twice', async ({ page }) => {
  await signInTo(page, 'admin', '/dashboard');
  const seen = watch(page, () => 'admin');
  for (const path of ONE_OF_EACH_KIND) {
    // The page that is left may still ask: its calls are not those of the next.
    await page.goto('about:blank');
    seen.goTo(path);
    await page.goto(path);
    await settle(page, path, seen);
    // What follows the first view, such as the connection of the socket, brings calls of its own.
    await expect(page.getByRole('status', { name: 'Live updates' })).toHaveText('Live');
    await seen.quiet();
  }
  expect(seen.faults).toEqual([]);
});

const LIST = '/companyOrder/orderList';
const PAGE = '**/api/order/page';

const firstRow = (page: Page) => page.getByRole('grid').locator('[data-row="0"]').getByRole('link');

/** Returns true if the browser keeps the rows of the order list. */
const areRowsKept = (page: Page): Promise<boolean> =>
  page.evaluate(
    (name) =>
      new Promise<boolean>((resolve) => {
        const request = indexedDB.open('shweli');
        request.onsuccess = () => {
          const keys = request.result.transaction('kept').objectStore('kept').getAllKeys();
          keys.onsuccess = () => {
            request.result.close();
            resolve(keys.result.some((key) => Array.isArray(key) && key[1] === name));
          };
        };
      }),
    `list/${LIST}`,
  );

test('the order list is read once; a second visit shows its rows, as of their time and without a name, until they are read', async ({
  page,
}) => {
  await signInTo(page, 'admin', '/dashboard');
  const reads: string[] = [];
  page.on('request', (request) => reads.push(new URL(request.url()).pathname));
  await page.goto(LIST);
  await expect(firstRow(page)).toBeVisible();
  await expect(page.getByRole('status', { name: 'Live updates' })).toHaveText('Live');
  const pages = () => reads.filter((path) => path === '/api/order/page');
  expect(pages()).toHaveLength(1);
  await page.getByRole('button', { name: 'Read again', exact: true }).click();
  await expect.poll(pages).toHaveLength(2);

  const id = await firstRow(page).textContent();
  const sender = page.getByRole('grid').locator('[data-row="0"] [data-column="3"]');
  await expect(sender).not.toHaveText('…');
  await expect.poll(() => areRowsKept(page)).toBe(true);
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(PAGE, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(firstRow(page)).toHaveText(id ?? '');
  await expect(page.getByText(/^As of \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d; reading again$/)).toBeVisible();
  await expect(sender).toHaveText('…');
  answer();
  await expect(sender).not.toHaveText('…');
  await expect(page.getByText(/reading again/)).toHaveCount(0);
});
