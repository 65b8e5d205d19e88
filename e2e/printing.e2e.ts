import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { act, ask, makeOrders, signInTo } from './support/orders.ts';

const LIST = '/companyOrder/orderList';

const detail = (id: string): string => `/companyOrder/orderDetail?id=${id}`;
const windowOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Print label/ });

/** Opens the printing of one order from its own screen. */
const openPrinting = async (page: Page, id: string): Promise<Locator> => {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Print label' }).click();
  const dialog = windowOf(page);
  await expect(dialog.getByRole('img', { name: `Label of ${id}` })).toBeVisible();
  return dialog;
};

/** Downloads a file by a button and returns its name and bytes. */
const fetched = async (page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
};

/** Chooses orders of a list by their numbers. */
const choose = async (page: Page, ids: readonly string[]): Promise<void> => {
  await page.getByRole('button', { name: 'Choose by numbers' }).click();
  const window = page.getByRole('dialog', { name: 'Choose by numbers' });
  await window.getByRole('textbox').fill(ids.join('\n'));
  await window.getByRole('button', { name: `Choose ${ids.length} number` }).click();
  await expect(window.getByRole('status').filter({ hasText: `${ids.length} ` })).toBeVisible();
  await page.keyboard.press('Escape');
};

test('a waybill is looked at, fetched as PDF, and again as ZPL only with a reason; each printing is on its record', async ({
  page,
}) => {
  await signInTo(page, 'manager.yangon', LIST);
  const [id = ''] = await makeOrders(page, [{}]);
  await page.goto(detail(id));
  const dialog = await openPrinting(page, id);
  await expectNoViolationsInEitherScheme(page);
  const pdf = await fetched(page, dialog.getByRole('button', { name: 'Download PDF' }));
  expect(pdf.name).toBe(`${id}.pdf`);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.bytes)), { mergePages: true });
  expect(text).toContain(id);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const again = await openPrinting(page, id);
  await again.getByRole('button', { name: 'Download ZPL' }).click();
  const reason = again.getByRole('textbox', { name: 'Reason for printing again' });
  await expect(reason).toHaveAccessibleDescription('Say why it is printed again');
  await reason.fill('The label got wet');
  await again.getByRole('button', { name: /Paper$/ }).click();
  await page.getByRole('option', { name: '76 × 130 mm' }).click();
  const zpl = await fetched(page, again.getByRole('button', { name: 'Download ZPL' }));
  expect(zpl.name).toBe(`${id}.zpl`);
  expect(zpl.bytes.toString('utf8')).toContain(`^FD${id}^FS`);
  expect(zpl.bytes.toString('utf8')).toContain('^CI28');
  await again.getByRole('button', { name: 'Close' }).last().click();

  const records = page.getByRole('region', { name: 'Print records' }).getByRole('row');
  await expect(records).toHaveCount(3);
  await expect(records.nth(1)).toContainText(/76 × 130 mm.*ZPL for label printers.*1.*The label got wet/);
  await expect(records.nth(2)).toContainText(/100 × 150 mm.*PDF file/);

  await page.goto(`/companyOrder/prints?number=${id}`);
  const lines = page.getByRole('grid', { name: 'Print records' }).getByRole('row', { name: new RegExp(id) });
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText('The label got wet');
  await expectNoViolationsInEitherScheme(page);

  await lines.first().getByRole('link', { name: id }).click();
  const later = await openPrinting(page, id);
  await expect(later.getByRole('button', { name: /Paper$/ })).toContainText('76 × 130 mm');
});

test('more than are recorded at once are printed as one file; what is refused says why and is tried again alone', async ({
  page,
}) => {
  await signInTo(page, 'manager.yangon', LIST);
  const ids = await makeOrders(
    page,
    Array.from({ length: 25 }, () => ({})),
  );
  const [ended = '', before = ''] = ids;
  await act(page, ended, { type: 'order.cancelled', reason: 'Mistaken' });
  await act(page, before, { type: 'order.labelPrinted', kind: 'waybill' });
  await choose(page, ids);
  await page.getByRole('toolbar').getByRole('button', { name: 'Print label' }).click();
  const dialog = windowOf(page);
  await expect(dialog.getByText('1 of 24 were printed before')).toBeVisible();
  await expect(dialog.getByRole('row', { name: new RegExp(ended) })).toContainText('Refused');
  await dialog.getByRole('textbox', { name: 'Reason for printing again' }).fill('The roll tore');
  const pdf = await fetched(page, dialog.getByRole('button', { name: 'Download PDF' }));
  const { totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf.bytes)), { mergePages: true });
  expect(totalPages).toBe(24);
  await expect(dialog.getByText('Total 25, succeeded 24, failed 1')).toBeVisible();
  await dialog.getByRole('button', { name: 'Retry the refused (1)' }).click();
  await expect(dialog.getByRole('row', { name: new RegExp(ended) })).toContainText('Refused');
  await expect(dialog.getByRole('row')).toHaveCount(2);
});

test('a print waits for the check of the characters, goes on by itself, and asks where boxes would be', async ({
  page,
}) => {
  await signInTo(page, 'manager.yangon', LIST);
  const receiver = { name: 'محمد ไทย', phone: '09970012345', city: 'MMR010D001', address: '78th Street' };
  const [boxed = '', ...drawn] = await makeOrders(page, [
    { receiver },
    {},
    { receiver: { ...receiver, name: 'สมชาย' } },
  ]);
  let held = Promise.withResolvers<void>();
  let answer: 'late' | 'none' = 'late';
  await page.route('**/api/labels/preview', async (route) => {
    if (route.request().postData()?.includes('checkOnly') !== true) return route.continue();
    if (answer === 'none') return route.abort();
    await held.promise;
    return route.continue();
  });
  const open = () => page.getByRole('toolbar').getByRole('button', { name: 'Print label' }).click();
  const dialog = windowOf(page);
  const pdf = dialog.getByRole('button', { name: 'Download PDF' });
  await choose(page, drawn);
  await open();
  const file = fetched(page, pdf);
  await expect(dialog.getByRole('status', { name: /^Checking the labels/ })).toBeVisible();
  held.resolve();
  expect((await file).bytes.length).toBeGreaterThan(1000);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  held = Promise.withResolvers<void>();
  await page.goto(LIST);
  await choose(page, [boxed]);
  await open();
  await pdf.click();
  held.resolve();
  await expect(dialog.getByText(`${boxed} · Receiver: ${receiver.name}`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Print anyway' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Correct' }).click();
  await expect(page).toHaveURL(new RegExp(boxed));

  answer = 'none';
  await page.goto(LIST);
  await choose(page, [boxed]);
  await open();
  await expect(dialog.getByText(/^It could not be checked whether the labels have characters/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
});

/** Numbers of orders that there are, the latest first. */
async function numbersOf(page: Page, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let pageNum = 1; ids.length < count; pageNum += 1) {
    const query = { pageNum, pageSize: 100, filters: [] };
    const { records } = await ask<{ records: { id: string }[] }>(page, 'POST', 'api/order/page', query);
    if (records.length === 0) throw new Error(`There are only ${ids.length} orders`);
    ids.push(...records.map(({ id }) => id));
  }
  return ids.slice(0, count);
}

test('301 are refused with their number before anything is printed', async ({ page }) => {
  await signInTo(page, 'admin', LIST);
  await choose(page, await numbersOf(page, 301));
  await page.getByRole('toolbar').getByRole('button', { name: 'Print label' }).click();
  await expect(windowOf(page).getByText('301 are chosen; at most 300 are printed at once.')).toBeVisible();
  await expect(windowOf(page).getByRole('button', { name: 'Download PDF' })).toHaveCount(0);
});

test('a label is seen whole before it is printed, on a wide screen, a low one and the phone', async ({ page }) => {
  await signInTo(page, 'manager.yangon', LIST);
  const [id = ''] = await makeOrders(page, [{}]);
  await page.goto(detail(id));
  const dialog = await openPrinting(page, id);
  const [desk, sheet] = [
    dialog.getByRole('group', { name: 'Sheets' }),
    dialog.getByRole('img', { name: `Label of ${id}` }),
  ];
  /** How far the label reaches beyond the desk on any side, pixels, and its shape. */
  const placed = async (): Promise<{ beyond: number; shape: number }> => {
    const [around, label] = [await desk.boundingBox(), await sheet.boundingBox()];
    if (!around || !label) throw new Error('Nothing is shown');
    const beyond = Math.max(
      around.y - label.y,
      label.y + label.height - around.y - around.height,
      label.x + label.width - around.x - around.width,
    );
    return { beyond: Math.max(0, beyond), shape: Math.round((10 * label.height) / label.width) / 10 };
  };
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1366, height: 700 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await expect.poll(placed, `${viewport.width} × ${viewport.height}`).toEqual({ beyond: 0, shape: 1.5 });
  }
});
