import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { orderFile } from './support/orderFile.ts';
import { makeOrders, signInTo } from './support/orders.ts';

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const OWN = { source: 'businessPc', merchant: 'GOLDEN' };

const windowOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Print label/ });

/** Downloads the labels of an open window as PDF; returns the texts of its pages. */
const pagesOf = async (page: Page): Promise<string[]> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    windowOf(page).getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  const bytes = new Uint8Array(await readFile(await download.path()));
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: false });
  return text;
};

test('a business customer chooses own orders in the list and prints their labels as one PDF', async ({ page }) => {
  await signInTo(page, 'merchant', '/404');
  const ids = await makeOrders(page, [OWN, OWN, OWN]);
  await page.goto(`/companyOrder/orderList?numbers=${ids.join(',')}`);
  const list = page.getByRole('grid');
  for (const id of ids) await list.getByRole('checkbox', { name: `Select ${id}` }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Print label' }).click();
  await expect(windowOf(page).getByText('1 of 3')).toBeVisible();
  await expectNoViolationsInEitherScheme(page);
  const texts = await pagesOf(page);
  expect(texts).toHaveLength(ids.length);
  for (const id of ids) expect(texts.some((text) => text.includes(id))).toBe(true);
  await expect(windowOf(page).getByText('Total 3, succeeded 3, failed 0')).toBeVisible();
});

test('a business customer prints the labels of what a file brought', async ({ page }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  await signInTo(page, 'merchant', '/sender/mailList');
  const buffer = await orderFile([{ mailSn: `${mark}-1` }, { mailSn: `${mark}-2` }]);
  await page.locator('input[type=file]').setInputFiles({ name: 'orders.xlsx', mimeType: SHEET, buffer });
  await page.getByRole('button', { name: 'Import 2 orders' }).click();
  await page.getByRole('button', { name: 'Print 2 labels' }).click();
  await expect(windowOf(page).getByText('1 of 2')).toBeVisible();
  expect(await pagesOf(page)).toHaveLength(2);
});
