import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { read, utils, write } from 'xlsx';
import { headOf, orderFile, type OrderCells } from './support/orderFile.ts';

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

/** Rows with a wrong cell: its column and the text of the reason. That each kind is named is a pure test of the judging. */
const BAD: readonly (readonly [path: string, cells: OrderCells, reason: string])[] = [
  ['receiver.phone', { 'receiver.phone': 9970012345 }, 'leading zeros'],
  ['destinationBranch', { destinationBranch: 'Nowhere' }, 'is not known'],
  ['insureAmount', { insureAmount: 199_999 }, 'insur'],
];

test('the import takes its own template alone, says what is wrong with each row before writing, and writes each good row once', async ({
  page,
}) => {
  const mark = randomUUID().slice(0, 8);
  const unnumbered = { 'receiver.name': `Daw Khin ${mark}` };
  const good = [{ mailSn: `${mark}-0` }, { mailSn: `${mark}-1` }, unnumbered, unnumbered];
  const bytes = await orderFile([...good, ...BAD.map(([, cells]) => cells), { mailSn: `${mark}-0` }]);
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
  await choose(page, Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as ArrayBuffer));
  await expect(page.getByRole('alert')).toContainText('This is not our template');
  await expect(page.getByRole('alert')).toContainText('Colour');
  await expect(page.getByRole('alert')).toContainText('Receiver phone');
  await choose(page, Buffer.from('PK not really'), 'broken.xlsx');
  await expect(page.getByRole('alert')).toContainText('This is no .xlsx file');
  await choose(page, file, 'template.xlsx');
  await expect(page.getByText('0 ready, 0 wrong, 0 already imported, 1 skipped')).toBeVisible();
  await expect(page.getByRole('grid').getByText('the example of the template, unchanged')).toBeVisible();

  await choose(page, bytes);
  await expect(page.getByText('4 ready, 4 wrong, 0 already imported')).toBeVisible();
  const repeated = '1 row is the same as an earlier row; it is imported as well';
  await expect(page.getByRole('alert').filter({ hasText: repeated })).toBeVisible();

  const errorFile = await fileOf(page, 'Download the errors');
  const errors = rowsOf(errorFile);
  expect(errors).toHaveLength(1 + BAD.length + 1);
  BAD.forEach(([path, , reason], index) => {
    const sheetRow = 1 + good.length + index;
    const [row, result, , problems] = errors[1 + index] ?? [];
    expect([row, result]).toEqual([String(sheetRow + 1), 'Wrong']);
    expect(String(problems), path).toContain(headOf(path));
    expect.soft(String(problems).toLowerCase(), path).toContain(reason);
  });
  expect(errors.at(-1)?.[3]).toContain('is already in row 2');

  await page.getByText('Wrong (4)').click();
  await page
    .getByRole('grid')
    .getByRole('button', { name: /leading zeros/ })
    .click();
  await expect(page.getByText(/may have lost leading zeros/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid').getByRole('button', { name: /leading zeros/ })).toBeVisible();

  await page.getByRole('button', { name: 'Import 4 orders' }).click();
  await expect(page.getByText('4 imported, 4 wrong')).toBeVisible();
  const result = await saved(page, 'Download the result');
  const waybills = new Map(result.slice(1).map((row) => [row[4], row[2]]));
  expect(result).toHaveLength(1 + good.length + BAD.length + 1);
  expect(waybills.get(`${mark}-1`)).toMatch(/^SL\d{9}MM$/);

  await page.reload();
  await expect(page.getByRole('region', { name: 'Bulk import' })).toBeVisible();
  await choose(page, bytes, 'the same under another name.xlsx');
  await expect(page.getByText('0 ready, 4 wrong, 4 already imported')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 0 orders' })).toHaveAttribute('aria-disabled', 'true');

  await choose(page, errorFile, 'errors.xlsx');
  // The repeated row stands alone in this file: it is the one that was imported.
  await expect(page.getByText('0 ready, 3 wrong, 1 already imported')).toBeVisible();

  // Rows without a number are known in a file that was saved anew, and imported again only if that is wanted.
  await choose(page, await orderFile([unnumbered, unnumbered]), 'saved anew.xlsx');
  await expect(page.getByText('0 ready, 0 wrong, 2 already imported')).toBeVisible();
  await page.getByRole('button', { name: 'Import them again' }).click();
  await expect(page.getByText('2 ready, 0 wrong, 0 already imported')).toBeVisible();
  // The second press falls on what takes the place of the button.
  await page.getByRole('button', { name: 'Import 2 orders' }).dblclick({ delay: 80 });
  await expect(page.getByText('The import is finished')).toBeVisible();
  await expect(page.getByText('2 imported, 0 wrong')).toBeVisible();

  await page.goto(`/companyOrder/orderList?numbers=${[`${mark}-0`, `${mark}-1`].join(',')}`);
  await expect(page.getByRole('link', { name: String(waybills.get(`${mark}-1`)) })).toBeVisible();
});

test('an import continues by itself after a lost connection and imports nothing twice', async ({ page, context }) => {
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
  await expect(page.getByRole('progressbar', { name: 'Importing … 2 of 2' })).toContainText('200');
  await page.reload();
  await page.unrouteAll({ behavior: 'ignoreErrors' });

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
