import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { unzip } from '#sheets/unzip.ts';
import { expectNoViolations, expectNoViolationsInEitherScheme } from './support/axe.ts';
import { goByMenu } from './support/menu.ts';
import { signInTo } from './support/orders.ts';

const DATA_REPORT = '/pickupReport/dataReport';

const figuresIn = (page: Page) => page.getByRole('table').getByRole('link');

const numberIn = (text: string | null): number => Number((text ?? '').replaceAll(',', ''));

/** Opens the list behind a figure and expects as many records. */
async function expectList(page: Page, figure: ReturnType<Page['getByRole']>): Promise<void> {
  const count = numberIn(await figure.textContent());
  await figure.click();
  await expect(page.getByText(new RegExp(`^${count.toLocaleString('en')} in total`))).toBeVisible();
}

test('a report is built, its cell opens the list of exactly its records, and the address shares it', async ({
  page,
  context,
}) => {
  await signInTo(page, 'manager.yangon', '/');
  await goByMenu(page, 'Data Report');
  await expect(page.getByRole('heading', { name: 'Orders by Created (day)' })).toBeVisible();
  await page.getByRole('button', { name: 'Created (day) By', exact: true }).click();
  await page.getByRole('option', { name: 'Origin branch', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Orders by Origin branch' })).toBeVisible();
  const first = page.getByRole('row').nth(1).getByRole('link');
  await expect(first).toBeVisible();
  const address = page.url();
  const figures = await figuresIn(page).allTextContents();
  const sum = figures.slice(0, -1).reduce((total, text) => total + numberIn(text), 0);
  expect(sum).toBe(numberIn(figures.at(-1) ?? ''));
  // A tooltip under the pointer is outside every landmark.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectNoViolations(page);
  await expectList(page, first);
  const shared = await context.newPage();
  await shared.goto(address);
  await expect(shared.getByRole('heading', { name: 'Orders by Origin branch' })).toBeVisible();
  await expect(figuresIn(shared)).toHaveText(figures);
});

test('a report is saved with the figures of the screen', async ({ page }) => {
  await signInTo(
    page,
    'manager.yangon',
    `${DATA_REPORT}?of=order&measures=orders.count,freight.sum&by=state&chart=bar`,
  );
  const rows = page.getByRole('table').getByRole('row');
  await expect(figuresIn(page).first()).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const csv = readFileSync(await (await saving).path(), 'utf8')
    .replace('\uFEFF', '')
    .split('\r\n');
  const count = await rows.count();
  expect(csv[count]).toBe('');
  expect(csv.slice(count + 1).join('\n')).toMatch(/^Created: .+ – .+\nAs of .+\n"Counted for .+manager\.yangon/);
  const total = await rows.last().getByRole('link').allTextContents();
  expect(csv[count - 1]?.split(',').slice(1).map(Number)).toEqual([
    numberIn(total[0] ?? ''),
    numberIn((total[1] ?? '').replace(' MMK', '')),
  ]);
  const sheet = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as .xlsx' }).click();
  const parts = await unzip(new Uint8Array(readFileSync(await (await sheet).path())));
  const xml = new TextDecoder().decode(parts?.get('xl/worksheets/sheet1.xml'));
  expect(xml).toContain(`<v>${numberIn(total[0] ?? '')}</v>`);
});

test('townships are on a map, whose marks lead to the records that the table counts', async ({ page }) => {
  await signInTo(page, 'manager.yangon', `${DATA_REPORT}?of=order&by=receiverTownship&chart=map`);
  const map = page.locator('svg[aria-roledescription="map"]');
  await expect(map).toBeVisible();
  const largest = await page.getByText(/the largest: /).textContent();
  const [, name = '', count = ''] = /the largest: (.+), ([\d,]+)$/.exec(largest ?? '') ?? [];
  const line = page.getByRole('table').getByRole('row', { name: `${name} ${count}`, exact: true });
  await expect(line).toBeVisible();
  await expectNoViolationsInEitherScheme(page);
  // The smallest is drawn last, over all others.
  const mark = map.locator('[data-marker]').last();
  const id = (await mark.getAttribute('data-marker')) ?? '';
  await mark.click();
  await expect(page).toHaveURL(new RegExp(`/records\\?of=order&.*receiverCity.*${id}`));
  await expect(page.getByText(/^\d+ in total/)).toBeVisible();
});

test('the boards of one branch are read again and say what is not counted by branch', async ({ page }) => {
  await signInTo(page, 'admin', '/pickupReport/statisticalCenter?branch=YGN');
  await expect(page.getByText(/^Not counted by branch, and left out: Claims by ground/)).toBeVisible();
  const waiting = page.getByRole('region', { name: 'Where parcels wait, by branch' });
  await expect(waiting.getByRole('list').getByRole('link')).toHaveCount(1);
  const again = page.waitForResponse((response) => response.url().endsWith('/groups'));
  await page.getByRole('button', { name: 'Read again' }).click();
  expect((await again).status()).toBe(200);
});

test('a report takes over the filters of a list', async ({ page }) => {
  await signInTo(page, 'manager.yangon', '/companyOrder/orderList?state=signed&senderName=a');
  await page.getByRole('button', { name: 'Report on these' }).click();
  await expect(page.getByText('The report does not have these filters of the list')).toBeVisible();
  await expect(page).toHaveURL(/dataReport\?of=order&.*state=signed/);
  await page.goBack();
  await expect(page).toHaveURL(/senderName=a/);
});

test('each figure of the ready reports is a list, and boards open in Data Report', async ({ page }) => {
  await signInTo(page, 'manager.yangon', '/pickupReport/list');
  const table = page.getByRole('table', { name: 'By branch' });
  for (const place of [0, 4]) {
    await page.goto('/pickupReport/list');
    await expectList(page, table.getByRole('row').last().getByRole('link').nth(place));
  }
  await page.goto('/pickupReport/courierPerformanceReport');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expectNoViolations(page);
  await page.goto('/pickupReport/statisticalCenter');
  await expect(page.getByRole('heading', { name: 'Stock by age' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Open Data Report: Orders by day' }).click();
  await expect(page.getByRole('heading', { name: 'Orders by Created (day)' })).toBeVisible();
});

test('by keyboard a cell of the heat map says of which hour and day it is, and a table how it is counted', async ({
  page,
}) => {
  await signInTo(page, 'manager.yangon', `${DATA_REPORT}?of=order&by=createdAt.weekday&and=createdAt.hour&chart=heat`);
  const cell = page
    .getByRole('group', { name: /Created/ })
    .first()
    .getByRole('link')
    .first();
  await cell.focus();
  const name = (await cell.getAttribute('aria-label')) ?? '';
  expect(name).toMatch(/day, \d\d:00: \d+$/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toHaveText(name);

  await page.goto(`${DATA_REPORT}?of=order&measures=promiseKeptShare.share&by=state`);
  const formula = page.getByText('Delivered orders with a promised time that were signed for by then');
  await expect(figuresIn(page).first()).toBeVisible();
  await expect(formula).toBeHidden();
  await page.getByText('How it is counted').focus();
  await page.keyboard.press('Enter');
  await expect(formula).toBeVisible();
});

for (const [address, title, [kind, name]] of [
  [
    `${DATA_REPORT}?of=order&by=originBranch&createdAt=month&originBranch=YGN&chart=bar`,
    'Orders by Origin branch',
    ['table', 'Orders by Origin branch'],
  ],
  ['/pickupReport/statisticalCenter?branch=YGN', 'Statistical Center', ['list', 'Returned share by origin']],
] as const)
  test(`${title} is printed with its days and filters in words, and nothing to press`, async ({ page }) => {
    await signInTo(page, 'manager.yangon', address);
    const figures = page.getByRole('main').getByRole(kind, { name });
    await expect(figures).toContainText('Yangon');
    await page.emulateMedia({ media: 'print' });
    for (const role of ['navigation', 'banner', 'button', 'switch', 'tab'] as const)
      await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const notes = page.getByRole('main').getByRole('list').filter({ hasText: 'As of' });
    await expect(notes).toBeVisible();
    await expect(notes).toContainText(/\d{2}\/\d{2}\/\d{4} – \d{2}\/\d{2}\/\d{4}/);
    await expect(notes).toContainText(/ranch.*Yangon/);
    await expect(notes).toContainText('manager.yangon');
    await expect(figures).toBeVisible();
    await expect(page.getByRole('main').locator('label').filter({ visible: true })).toHaveCount(0);
  });
