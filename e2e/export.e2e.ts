import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { read, utils } from 'xlsx';
import { loadWords } from '#i18n/load.ts';
import { signInTo } from './support/orders.ts';

const DAY = 86_400_000;
const LIST = '/companyOrder/orderList';

/** Returns a calendar day in Yangon some days ago. */
const day = (ago: number): string => new Date(Date.now() + 6.5 * 3_600_000 - ago * DAY).toISOString().slice(0, 10);

const signIn = async (page: Page, address: string): Promise<void> => {
  await page.goto(`/login?redirect=${encodeURIComponent(address)}`);
  await page.getByLabel('Username').fill('manager.yangon');
  await page.getByLabel('Password', { exact: true }).fill('shweli2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('grid', { name: 'Orders' })).toBeVisible();
};

test('exports the list as shown, reports the progress, and delivers the file by the documented call', async ({
  page,
}) => {
  await signIn(page, `${LIST}?createdAt=${day(20)}..${day(0)}&size=10`);
  const grid = page.getByRole('grid', { name: 'Orders' });
  await expect(grid.getByRole('link', { name: /^SL\d+MM$/ }).first()).toBeVisible();
  const heads = await grid.getByRole('columnheader').allInnerTexts();
  const firstWaybill = await grid
    .getByRole('link', { name: /^SL\d+MM$/ })
    .first()
    .innerText();
  const firstRow = grid.getByRole('row').filter({ hasText: firstWaybill });
  const status = await firstRow.getByRole('gridcell').nth(2).innerText();

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByText('The export is ready')).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.getByRole('link', { name: 'Download list' }).click();
  const downloads = page.getByRole('grid', { name: 'Download list' });
  const task = downloads.getByRole('row').nth(1);
  await expect(task).toContainText('Generated');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    task.getByRole('button', { name: 'Download now' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Orders .*\.xlsx$/);
  await expect(task.getByRole('gridcell').filter({ hasText: /^1$/ })).toHaveCount(1);
  const flow = calls.filter((path) => /getSts|updateDownloadCount|files/.test(path)).map((path) => path.split('/')[2]);
  expect(flow).toEqual(['aliyunOssMsg', 'export', 'files']);

  const book = read(await readFile(await download.path()));
  const rows = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
  expect(rows[0]?.[0]).toBe('Waybill number');
  expect(heads.join(' ')).toContain(String(rows[0]?.[1]));
  const exported = rows.find(([waybill]) => waybill === firstWaybill);
  expect(exported?.[1]).toBe(status.trim());
  expect(rows.length).toBeGreaterThan(1);
});

test('a list without a range of time says how many of its rows the days have, and is exported part by part', async ({
  page,
}) => {
  await signIn(page, LIST);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export a range of time' });
  await expect(dialog).toContainText('30 days at most');
  await expect(dialog.getByRole('group', { name: 'Created' }).first()).toBeVisible();
  const rows = dialog.getByText(/^[\d,]+ of [\d,]+ rows? lies? in these days\.$/);
  await expect(rows).toBeVisible();
  await expect(dialog).toContainText('longer than one file may');
  const first = await rows.innerText();
  const earlier = dialog.getByRole('button', { name: /^Earlier part: / });
  const offered = await earlier.innerText();
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByText('The export is ready')).toBeVisible();
  await expect(rows).toBeVisible();
  await expect(dialog.getByText(first)).toHaveCount(0);
  await expect(dialog.getByText(offered)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
});

test('where nothing limits the days, those of all rows are offered', async ({ page }) => {
  await signInTo(page, 'finance', '/finance/bill');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export a range of time' });
  const rows = dialog.getByText(/ rows? lies? in these days\.$/);
  await expect(rows).toHaveText(/^([\d,]+) of \1 rows? lies? in these days\.$/);
  await dialog.getByRole('group', { name: 'Generated' }).first().getByRole('spinbutton').first().fill('28');
  await dialog.getByRole('button', { name: /^All days of the list: / }).click();
  await expect(rows).toHaveText(/^([\d,]+) of \1 rows? lies? in these days\.$/);
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The export is ready')).toBeVisible();
});

/** Answers the download list with an export that failed, beside one that has its file, as the server does. */
const failWith = (page: Page, reason: string) =>
  page.route('**/api/export/page', async (route) => {
    const shown = { version: 1, createTime: '2026-11-20T03:00:00.000Z', downloadCount: 0, total: 511 };
    const records = [
      { ...shown, id: 'EXP1', fileName: 'Orders 20-11-2026 09-30-00.xlsx', status: 0, done: 0, reason },
      { ...shown, id: 'EXP2', fileName: 'Orders 20-11-2026 09-31-00.xlsx', status: 2, done: 511, bytes: 9000 },
    ];
    await route.fulfill({ json: { records, total: 2 } });
  });

test('why an export has no file is in sight beside it, at 1440 wide, in each size and language', async ({ page }) => {
  await failWith(page, 'timedOut');
  const chosen = (name: string, value: string) => ({ name, value, domain: '127.0.0.1', path: '/' });
  for (const [size, language, list] of [
    ['small', 'en', 'Download list'],
    ['default', 'en', 'Download list'],
    ['default', 'zh', '下载列表'],
  ] as const)
    await test.step(`${size}, ${language}`, async () => {
      const words = await loadWords(language);
      await page.context().addCookies([chosen('size', size), chosen('language', language)]);
      await signInTo(page, 'manager.yangon', '/downloadList', language);
      const grid = page.getByRole('grid', { name: list });
      const reason = grid.getByText(words.text('value.exportReason.timedOut'), { exact: true });
      await expect(reason).toBeVisible();
      await expect(grid.getByRole('button', { name: words.text('ui.export.download') })).toBeInViewport({ ratio: 1 });
      const isInSight = await reason.evaluate((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return [left + 1, right - 1].every((x) => text.contains(document.elementFromPoint(x, (top + bottom) / 2)));
      });
      expect(isInSight).toBe(true);
      expect(await grid.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
    });
});
