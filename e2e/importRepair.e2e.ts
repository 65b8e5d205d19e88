import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { orderFile, type OrderCells } from './support/orderFile.ts';
import { ask, signInTo } from './support/orders.ts';

const IMPORT = '/sender/mailList';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const choose = (page: Page, buffer: Buffer, name = 'orders.xlsx') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: SHEET, buffer });

/** A file with one good row and two wrong ones, of three wrong cells. */
const fileOf = (mark: string): Promise<Buffer> => {
  const rows: OrderCells[] = [
    { mailSn: `${mark}-1` },
    { mailSn: `${mark}-2`, destinationBranch: 'Mandaly', goodsType: 'Clothng' },
    { mailSn: `${mark}-3`, 'receiver.name': null },
  ];
  return orderFile(rows);
};

const isFocused = (page: Page, name: string) => expect(page.getByRole('combobox', { name, exact: true })).toBeFocused();

test('wrong cells are corrected in the table by keys, judged again at once, and imported with the others', async ({
  page,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  await signInTo(page, 'merchant', IMPORT);
  await choose(page, await fileOf(mark));
  await expect(page.getByText('1 ready, 2 wrong, 0 already imported')).toBeVisible();
  await expect(page.getByText(/^Freight of 1 ready row: [\d,]+\.00 MMK$/)).toBeVisible();
  const one = await page.getByText(/^Freight of 1 ready row/).textContent();
  const bar = page.getByRole('region', { name: 'Correct wrong cells' });
  await expect(bar).toContainText('3 wrong cells');
  await expectNoViolationsInEitherScheme(page);

  await test.step('a name that is nearly right is taken from the list of real ones', async () => {
    await bar.getByRole('button', { name: 'Next wrong cell' }).click();
    await isFocused(page, 'Destination branch');
    await expect(bar.getByRole('option')).toHaveText(['Mandalay']);
    await expectNoViolationsInEitherScheme(page);
    await page.keyboard.press('ArrowDown');
    await expect(bar.getByRole('option')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await isFocused(page, 'Goods type');
  });

  await test.step('Tab takes the text and goes to the next wrong cell, Shift and Tab back, Esc leaves it', async () => {
    await page.keyboard.press('Tab');
    await isFocused(page, 'Receiver');
    await page.keyboard.press('Shift+Tab');
    await isFocused(page, 'Goods type');
    await page.keyboard.type('Nonsense');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Goods type “Clothng”/ })).toBeVisible();
  });

  await test.step('a press on a suggestion takes it; an empty cell is filled', async () => {
    await page.getByRole('button', { name: /^Goods type “Clothng”/ }).click();
    await bar.getByRole('option', { name: 'Clothing' }).click();
    await isFocused(page, 'Receiver');
    await page.keyboard.type('Daw Mya');
    await page.keyboard.press('Enter');
    await expect(page.getByText('3 ready, 0 wrong, 0 already imported')).toBeVisible();
    await expect(bar).toHaveCount(0);
    await expect(page.getByText(/^Freight of 3 ready rows/)).not.toHaveText(one ?? '');
  });

  await page.getByRole('button', { name: 'Import 3 orders' }).click();
  await expect(page.getByText('3 imported, 0 wrong')).toBeVisible();
  const { records } = await ask<{ records: object[] }>(page, 'POST', 'api/order/page', {
    filters: [{ field: 'mailSn', op: 'in', value: [`${mark}-2`, `${mark}-3`] }],
    sort: [{ field: 'mailSn', dir: 'asc' }],
  });
  expect(records).toMatchObject([{ destinationBranch: 'MDY', goodsType: 'clothing' }, { receiverName: 'Daw Mya' }]);
});

test('corrections are asked about before they are lost, and kept in a file that can be imported; they count for other rows', async ({
  page,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  await signInTo(page, 'merchant', IMPORT);
  await choose(page, await fileOf(mark));
  await page.getByRole('button', { name: /^Destination branch “Mandaly”/ }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Mandalay');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Correct wrong cells' })).toContainText('2 wrong cells');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the corrected file' }).click(),
  ]);
  const corrected = await readFile(await download.path());
  const asked = page.waitForEvent('dialog');
  const reloading = page.reload();
  await (await asked).accept();
  await reloading;
  await choose(page, corrected, download.suggestedFilename());
  await expect(page.getByText('1 ready, 2 wrong, 0 already imported')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Correct wrong cells' })).toContainText('2 wrong cells');

  // Two rows with one number: the second is wrong once the first is right, and right once one gets another.
  await choose(page, await orderFile([{ mailSn: mark, weightGrams: 'heavy' }, { mailSn: mark }]));
  await expect(page.getByText('1 ready, 1 wrong')).toBeVisible();
  await page.getByRole('button', { name: /^Weight \(kg\) “heavy”/ }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1.2');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: new RegExp(`^Customer number “${mark}”`) }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(`${mark}-b`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 ready, 0 wrong')).toBeVisible();
});

test('one mistyped day makes others unsure until it is corrected, or until it is said how the file writes them', async ({
  page,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const year = new Date().getUTCFullYear() + 1;
  const times = ['05/12', '06/12', '12/13'].map((day) => `${day}/${year} 10:00`);
  const rows = times.map((time, index) => ({
    mailSn: `${mark}-${index}`,
    orderType: 'Specified time',
    expectedDeliveryTime: time,
  }));
  await signInTo(page, 'merchant', IMPORT);
  await choose(page, await orderFile(rows));
  await expect(page.getByText('0 ready, 3 wrong, 0 already imported')).toBeVisible();
  await expect(page.getByText('The days of 2 rows may be meant either way')).toBeVisible();
  await expectNoViolationsInEitherScheme(page);
  await page.getByRole('button', { name: 'Day first: 05/12 is 5 December' }).click();
  await expect(page.getByText('2 ready, 1 wrong, 0 already imported')).toBeVisible();
  await expect(page.getByText('All days of the file are read with the day first')).toBeVisible();
  await page.getByRole('button', { name: 'Month first: 05/12 is 12 May' }).click();
  await expect(page.getByText('3 ready, 0 wrong, 0 already imported')).toBeVisible();

  await choose(page, await orderFile(rows));
  await expect(page.getByText('0 ready, 3 wrong, 0 already imported')).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`“${times[2]}”`) }).click();
  await page.getByRole('combobox', { name: 'Expected delivery time' }).fill(`13/12/${year} 10:00`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 ready, 0 wrong, 0 already imported')).toBeVisible();
  await expect(page.getByText(/may be meant either way/)).toHaveCount(0);
});
