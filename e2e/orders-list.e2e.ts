import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { act, makeOrders, signInTo } from './support/orders.ts';
import { pasteInto } from './support/paste.ts';

const LIST = '/companyOrder/orderList';

const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Orders' });
const row = (page: Page, id: string): Locator => grid(page).getByRole('row', { name: new RegExp(id) });
const numbers = (page: Page): Locator => page.getByLabel('Waybill or other numbers');

const paste = (page: Page, text: string): Promise<void> => pasteInto(numbers(page), text);

test('the list of orders finds many pasted numbers at once, names those that are none, and keeps the search in the address', async ({
  page,
}) => {
  await signInTo(page, 'manager.yangon', LIST);
  const mailSn = `CUS-${crypto.randomUUID().slice(0, 8)}`;
  const [one = '', two = '', three = ''] = await makeOrders(page, [{}, { pieces: 2 }, { mailSn }]);
  await paste(page, `${one}\n${two}-2\r\n${mailSn}\nNOT-THERE`);
  await expect(grid(page).getByRole('row')).toHaveCount(4);
  for (const id of [one, two, three]) await expect(row(page, id)).toBeVisible();
  await expect(page.getByText('1 not found: NOT-THERE')).toBeVisible();
  await expect(page).toHaveURL(/numbers=/);
  await expectNoViolations(page);

  await page.reload();
  await expect(grid(page).getByRole('row')).toHaveCount(4);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/numbers=/);
  await page.goBack();
  await expect(grid(page).getByRole('row')).toHaveCount(4);
});

test('a phone number or a name in the box of numbers leads to the search that finds it', async ({ page }) => {
  await signInTo(page, 'manager.yangon', LIST);
  const receiver = { name: 'Daw Nilar Moe Thazin', phone: '09970054321', city: 'MMR010D001', address: '78th Street' };
  const [id = ''] = await makeOrders(page, [{ receiver }]);
  const field = page.getByRole('combobox', { name: 'Screen, action, number or name' });
  await numbers(page).fill('+95 9970 054 321');
  await numbers(page).press('Enter');
  await expect(page.getByText(/“09970054321” looks like a phone number, and “Waybill or other numbers”/)).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Search for 09970054321' }).click();
  await expect(field).toHaveValue('09970054321');
  await expect(page.getByRole('option', { name: new RegExp(id) })).toBeVisible();
  await page.keyboard.press('Escape');

  await numbers(page).fill(receiver.name);
  await numbers(page).press('Enter');
  await page.getByRole('button', { name: `Search for ${receiver.name}` }).click();
  await expect(field).toHaveValue(receiver.name);
  await expect(page.getByRole('option', { name: new RegExp(id) })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('ControlOrMeta+k');
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await numbers(page).fill('NOT-1');
  await numbers(page).press('Enter');
  await expect(page.getByText('No row matches the filters in force. Clear them, or change one.')).toBeVisible();
});

test('a list sorts, pages and filters on the server, each in the address', async ({ page }) => {
  await signInTo(page, 'manager.yangon', LIST);
  const ids = await makeOrders(
    page,
    Array.from({ length: 12 }, (_, index) => ({ weightGrams: 1000 + index * 1000 })),
  );
  await paste(page, `${ids.join('\n')}\n`);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '13');
  await page
    .getByRole('columnheader', { name: /Weight/ })
    .getByRole('button')
    .click();
  await expect(page).toHaveURL(/sort=weightGrams/);
  await expect(grid(page).getByRole('row').nth(1)).toContainText(ids[0] ?? '');
  await page.getByRole('button', { name: '20 / page' }).click();
  await page.getByRole('option', { name: '10 / page' }).click();
  await expect(page).toHaveURL(/size=10/);
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(grid(page).getByRole('row')).toHaveCount(3);
  await expect(grid(page).getByRole('row').nth(1)).toContainText(ids[10] ?? '');
  await page.goBack();
  await expect(grid(page).getByRole('row').nth(1)).toContainText(ids[0] ?? '');
});

test('the list of orders refuses a range of more than 30 days at its field', async ({ page }) => {
  await signInTo(page, 'manager.yangon', LIST);
  const range = page.getByRole('group', { name: 'Created' });
  const segments = range.getByRole('spinbutton');
  await segments.nth(0).focus();
  await page.keyboard.type('01092026');
  await segments.nth(3).focus();
  await page.keyboard.type('15102026');
  await expect(page.getByText('At most 30 days')).toBeVisible();
  await expect(page).not.toHaveURL(/createdAt=/);
  await segments.nth(3).focus();
  await page.keyboard.type('20092026');
  await expect(page).toHaveURL(/createdAt=2026-09-01\.\.2026-09-20/);
});

test('the list of orders judges many orders at once before anything is written, then does what is allowed', async ({
  page,
}) => {
  await signInTo(page, 'manager.yangon', LIST);
  const ids = await makeOrders(page, [{}, {}, {}]);
  const [one = '', two = '', ended = ''] = ids;
  await act(page, ended, { type: 'order.cancelled', reason: 'The sender changed his mind' });
  await paste(page, `${ids.join('\n')}\n`);
  await expect(grid(page).getByRole('row')).toHaveCount(4);
  await grid(page).getByRole('checkbox', { name: 'Select all on this page' }).click();
  const bar = page.getByRole('toolbar', { name: 'For the chosen rows' });
  await expect(bar).toContainText('3 selected');
  await bar.getByRole('button', { name: 'Assign collector' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(dialog.getByText('Collector is needed')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Collector' }).fill('Min Thu');
  await page.getByRole('option', { name: /Min Thu/ }).click();
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(dialog.getByText('2 allowed, 1 refused. Nothing has been written yet.')).toBeVisible();
  await expect(dialog.getByRole('row', { name: new RegExp(ended) })).toContainText(
    'Not possible in the state “Cancelled”',
  );
  await expect(row(page, one)).toContainText('Pending acceptance');
  await dialog.getByRole('button', { name: 'Assign collector (2)' }).click();
  await expect(dialog.getByText('Total 3, succeeded 2, failed 1.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  for (const id of [one, two]) await expect(row(page, id)).toContainText('Pending collection');
});
