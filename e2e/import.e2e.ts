import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { read, utils } from 'xlsx';
import { headOf, orderFile, type OrderCells } from './support/orderFile.ts';
import { signInAs } from './support/people.ts';

const IMPORT = '/sender/mailList';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const signIn = async (page: Page, username: string): Promise<void> => {
  await page.goto(`/login?redirect=${encodeURIComponent(IMPORT)}`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('shweli2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('region', { name: 'Bulk import' })).toBeVisible();
};

const choose = (page: Page, buffer: Buffer, name = 'orders.xlsx') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: SHEET, buffer });

const rowsOf = (bytes: Buffer): unknown[][] => {
  const book = read(bytes);
  return utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
};

const saved = async (page: Page, button: string): Promise<unknown[][]> => rowsOf(await fileOf(page, button));

const fileOf = async (page: Page, button: string): Promise<Buffer> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await download.path());
};

/** Invalid rows of many kinds: the named cell and the text of the reason. */
const BAD: readonly (readonly [path: string, cells: OrderCells, reason: string])[] = [
  ['receiver.phone', { 'receiver.phone': 9970012345 }, 'leading zeros'],
  ['receiver.phone', { 'receiver.phone': 'call me' }, 'not written as it must be'],
  ['mailSn', { mailSn: 1e19 }, 'more than 15 digits'],
  ['receiver.name', { 'receiver.name': null }, 'is empty'],
  ['receiver.city', { 'receiver.city': 'Atlantis' }, 'is not known'],
  ['destinationBranch', { destinationBranch: 'Nowhere' }, 'is not known'],
  ['goodsType', { goodsType: 'Dragons' }, 'is none of'],
  ['weightGrams', { weightGrams: 'heavy' }, 'is no number'],
  ['weightGrams', { weightGrams: -1 }, 'Weight'],
  ['lengthMm', { lengthMm: 300, widthMm: 300, heightMm: 300 }, '10 m³'],
  ['insureAmount', { insureAmount: 199_999 }, 'insur'],
  ['insureAmount', { insureAmount: 1_000_001 }, 'insur'],
  ['collectionAmount', { collectionAmount: 1.234 }, 'decimals'],
  ['expectedDeliveryTime', { expectedDeliveryTime: '31/02/2027 10:00' }, 'is no time'],
  ['payType', { payType: 'Counted in ledger' }, 'merchant'],
  ['station', { deliveryWay: 'To station' }, 'station'],
];

test('says what is wrong with each row before anything is written, writes each good row once, and knows the file again', async ({
  page,
}) => {
  const mark = randomUUID().slice(0, 8);
  const good = Array.from({ length: 300 }, (_, index) => ({ mailSn: `${mark}-${index}` }));
  const bytes = await orderFile([...good, ...BAD.map(([, cells]) => cells), { mailSn: `${mark}-0` }]);
  await signIn(page, 'clerk.yangon');
  await choose(page, bytes);
  await expect(page.getByText('300 ready, 17 wrong, 0 already imported')).toBeVisible();

  const errorFile = await fileOf(page, 'Download the errors');
  const errors = rowsOf(errorFile);
  expect(errors).toHaveLength(1 + BAD.length + 1);
  BAD.forEach(([path, , reason], index) => {
    const sheetRow = 1 + good.length + index;
    const [row, result, , problems] = errors[1 + index] ?? [];
    expect([row, result]).toEqual([String(sheetRow + 1), 'Wrong']);
    expect(String(problems), path).toContain(headOf(path));
    expect.soft(String(problems).toLowerCase(), path).toContain(reason.toLowerCase());
  });
  expect(errors.at(-1)?.[3]).toContain('is already in row 2');

  await page.getByText('Wrong (17)').click();
  await page
    .getByRole('grid')
    .getByRole('button', { name: /leading zeros/ })
    .click();
  await expect(page.getByText(/may have lost leading zeros/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid').getByRole('button', { name: /leading zeros/ })).toBeVisible();

  await page.getByRole('button', { name: 'Import 300 orders' }).click();
  await expect(page.getByText('300 imported, 17 wrong')).toBeVisible();
  const result = await saved(page, 'Download the result');
  const waybills = new Map(result.slice(1).map((row) => [row[4], row[2]]));
  expect(result).toHaveLength(1 + good.length + BAD.length + 1);
  expect(waybills.get(`${mark}-7`)).toMatch(/^SL\d{9}MM$/);

  await page.reload();
  await expect(page.getByRole('region', { name: 'Bulk import' })).toBeVisible();
  await choose(page, bytes, 'the same under another name.xlsx');
  await expect(page.getByText('0 ready, 17 wrong, 300 already imported')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 0 orders' })).toHaveAttribute('aria-disabled', 'true');

  await choose(page, errorFile, 'errors.xlsx');
  // The repeated row stands alone in this file: it is the one that was imported.
  await expect(page.getByText('0 ready, 16 wrong, 1 already imported')).toBeVisible();

  await page.goto(`/companyOrder/orderList?numbers=${[`${mark}-0`, `${mark}-299`].join(',')}`);
  await expect(page.getByRole('link', { name: String(waybills.get(`${mark}-299`)) })).toBeVisible();
});

test('knows rows without a number again in a file that was saved anew, also of a colleague, and imports them again only if that is wanted', async ({
  browser,
  page,
}) => {
  const mark = randomUUID().slice(0, 8);
  const row = (place: number): OrderCells => ({ 'receiver.name': `Daw Khin ${mark} ${place}` });
  await signIn(page, 'clerk.yangon');
  await choose(page, await orderFile([row(1), row(2), row(2)]));
  await expect(page.getByText('3 ready, 0 wrong, 0 already imported')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('1 row is the same as an earlier row; it is imported as well');
  await expect(page.getByRole('grid').getByText('the same as row 3')).toBeVisible();
  await page.getByRole('button', { name: 'Import 3 orders' }).click();
  await expect(page.getByText('3 imported, 0 wrong')).toBeVisible();

  const colleague = await signInAs(browser, 'manager.yangon', { address: IMPORT });
  await choose(colleague, await orderFile([row(2), row(1)]));
  await expect(colleague.getByText('0 ready, 0 wrong, 2 already imported')).toBeVisible();
  await expect(colleague.getByRole('grid').getByText(/^imported by your colleague /)).toHaveCount(2);

  await choose(page, await orderFile([row(3), row(2), row(1), row(2)]), 'saved anew.xlsx');
  await expect(page.getByText('1 ready, 0 wrong, 3 already imported')).toBeVisible();
  await expect(page.getByText('3 rows were imported before')).toBeVisible();
  await page.getByRole('button', { name: 'Import them again' }).click();
  await expect(page.getByText('4 ready, 0 wrong, 0 already imported')).toBeVisible();
  await page.getByRole('button', { name: 'Import 4 orders' }).click();
  await expect(page.getByText('4 imported, 0 wrong')).toBeVisible();
});

test('takes its own template in either language, and no other sheet', async ({ page }) => {
  await signIn(page, 'clerk.yangon');
  const file = await fileOf(page, 'Download the template');
  expect(rowsOf(file)[0]).toContain('Sender phone');
  const [, notes = ''] = read(file).SheetNames;
  expect(utils.sheet_to_csv(read(file).Sheets[notes] ?? {})).toContain('May stay empty; then: ');
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['Sender', 'Colour'],
      ['a', 'b'],
    ]),
    'Sheet1',
  );
  const { write } = await import('xlsx');
  await choose(page, Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as ArrayBuffer));
  await expect(page.getByRole('alert')).toContainText('This is not our template');
  await expect(page.getByRole('alert')).toContainText('Colour');
  await expect(page.getByRole('alert')).toContainText('Receiver phone');
  await choose(page, Buffer.from('PK not really'), 'broken.xlsx');
  await expect(page.getByRole('alert')).toContainText('This is no .xlsx file');
  await choose(page, file, 'template.xlsx');
  await expect(page.getByText('0 ready, 0 wrong, 0 already imported, 1 skipped')).toBeVisible();
  await expect(page.getByRole('grid').getByText('the example of the template, unchanged')).toBeVisible();
  await choose(page, await orderFile([{ goodsType: '服装', destinationBranch: 'MDY' }], 'zh'));
  await expect(page.getByText('1 ready, 0 wrong, 0 already imported')).toBeVisible();
});

test('continues by itself after a lost connection and imports nothing twice', async ({ page, context }) => {
  const mark = randomUUID().slice(0, 8);
  // One row more than a batch.
  const rows = Array.from({ length: 201 }, (_, index) => ({ mailSn: `${mark}-${index}` }));
  await signIn(page, 'clerk.yangon');
  await choose(page, await orderFile(rows));
  await expect(page.getByText('201 ready, 0 wrong')).toBeVisible();
  let cut = 0;
  await page.route('**/api/commands', async (route) => {
    if (!route.request().postData()?.includes('order.created')) return route.continue();
    cut += 1;
    // The first batch is written but its answer is lost; then the connection is down for a while.
    if (cut === 1) await route.fetch();
    return cut <= 4 ? route.abort('connectionreset') : route.continue();
  });
  await page.getByRole('button', { name: 'Import 201 orders' }).click();
  await expect(page.getByText('The connection is lost.')).toBeVisible();
  await expect(page.getByText('201 imported, 0 wrong')).toBeVisible();
  await context.unrouteAll();
  const result = await saved(page, 'Download the result');
  expect(new Set(result.slice(1).map((row) => row[2])).size).toBe(201);
});

test('a page loaded again during an import says how far it came, goes on with the file, and asks before another', async ({
  page,
  context,
}) => {
  const mark = randomUUID().slice(0, 8);
  const name = `${mark}.xlsx`;
  const file = await orderFile(Array.from({ length: 201 }, (_, index) => ({ mailSn: `${mark}-${index}` })));
  await signIn(page, 'manager.yangon');
  await choose(page, file, name);
  let batches = 0;
  await page.route('**/api/commands', (route) => {
    const { commands, dryRun } = JSON.parse(route.request().postData() ?? '{}') as {
      commands: { event: { type: string } }[];
      dryRun: boolean;
    };
    const isWriting = !dryRun && commands[0]?.event.type === 'order.created';
    // The second batch is on its way when the page is loaded again.
    return isWriting && (batches += 1) > 1 ? undefined : route.continue();
  });
  await page.getByRole('button', { name: 'Import 201 orders' }).click();
  await expect(page.getByRole('progressbar', { name: 'Importing' })).toContainText('200');
  await page.reload();
  await context.unrouteAll({ behavior: 'ignoreErrors' });

  const notice = page.getByRole('alert').filter({ hasText: `Your import of ${name} is not finished` });
  await expect(notice.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '200 of 201 rows');
  await expect(notice.getByRole('link')).toHaveAttribute('href', /\/companyOrder\/orderList\?createdAt=/);

  await choose(page, await orderFile([{ mailSn: `${mark}-other` }]), 'other.xlsx');
  await expect(notice).toContainText('The file chosen now is another one');
  await page.getByRole('button', { name: 'Import 1 order' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText(`Your import of ${name}`);
  await asked.getByRole('button', { name: 'Cancel' }).click();

  await choose(page, file, name);
  await expect(page.getByText('1 ready, 0 wrong, 200 already imported')).toBeVisible();
  await expect(notice).toContainText('This is its file');
  await page.getByRole('button', { name: 'Import 1 order' }).click();
  await expect(page.getByText('1 imported, 0 wrong')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Bulk import' })).toBeVisible();
  await expect(notice).toBeHidden();
});
