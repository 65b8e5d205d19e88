import { expect, test } from '@playwright/test';
import type { ReceiptRow } from '#machines/receipt/row.ts';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import {
  IMPORT,
  importLines,
  LINES,
  nameAccount,
  recordReceipt,
  recordReceipts,
  statement,
  today,
} from './support/bank.ts';
import { happened, rowsOf } from './support/bills.ts';
import { firstRow } from './support/firstRow.ts';
import { deliverInYangon } from './support/parcels.ts';
import { tabTo, unseen } from './support/people.ts';
import { chooseRows, screenOf } from './support/saying.ts';

test('a statement is imported, matched and accepted: its receipt is confirmed, and the same file adds nothing', async ({
  browser,
}) => {
  const admin = await unseen(browser, 'admin');
  const [receipt] = await recordReceipts(admin, 1);
  const amount = ((receipt?.amount ?? 0) / 100).toFixed(2);
  const mark = crypto.randomUUID().slice(0, 8);
  const lines = [
    `${today()},${mark} ${receipt?.id},Transfer,0.00,${amount}`,
    `${today()},${mark} CDM,Cash deposit,,"1,234.56"`,
  ];
  const finance = await screenOf(browser, 'finance', 'en', LINES);
  const { page } = finance;
  await importLines(finance, lines);
  await expectNoViolationsInEitherScheme(page);
  await page.getByRole('button', { name: 'Find matches' }).click();
  await expect(page.getByText(/\d+ exact, \d+ probable, .*\d+ without a match/)).toBeVisible();

  const [line] = await rowsOf<{ id: string }>(admin, 'bankLine', { receipt: receipt?.id });
  await chooseRows(finance, LINES, [line?.id ?? '']);
  const row = page.getByRole('row').filter({ hasText: line?.id ?? '' });
  await expect(row).toContainText('Exact');
  await expect(row).toContainText('Number named');
  await page.getByRole('toolbar').getByRole('button', { name: 'Accept' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Accept (1)' }).click();
  await expect(dialog.getByText('Total 1, succeeded 1, failed 0.')).toBeVisible();
  await page.goto(`/finance/receiptDetail?id=${receipt?.id}`);
  await expect(page.locator('article > header').getByText('Confirmed', { exact: true })).toBeVisible();

  await page.goto(IMPORT);
  const known = page.getByRole('combobox', { name: 'Our account' });
  await known.click();
  await page.getByRole('option', { name: '0012 3456 7890' }).click();
  await expect(known).toHaveValue('0012 3456 7890');
  await page.locator('input[type=file]').setInputFiles(statement([...lines, `${today()},${mark} NEW,Other,5,`]));
  await expect(page.getByText('1 ready, 0 wrong, 2 already imported')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 1' })).toBeVisible();
});

test('the line of a receipt that was confirmed by its voucher is linked to it, and nothing else happens', async ({
  browser,
}) => {
  const admin = await unseen(browser, 'admin');
  const [receipt] = await recordReceipts(admin, 1);
  await happened(await unseen(browser, 'finance'), 'receipt', receipt?.id ?? '', { type: 'receipt.confirmed' });
  const finance = await screenOf(browser, 'finance', 'en', LINES);
  const { page } = finance;
  await importLines(finance, [
    `${today()},late ${receipt?.id},Transfer,0.00,${((receipt?.amount ?? 0) / 100).toFixed(2)}`,
  ]);
  await page.getByRole('button', { name: 'Find matches' }).click();
  await expect(page.getByText(/ linked to what was confirmed before, /)).toBeVisible();
  const [line] = await rowsOf<{ id: string }>(admin, 'bankLine', { receipt: receipt?.id });
  await page.goto(`/finance/bankLineDetail?id=${line?.id}`);
  await expect(page.locator('article > header').getByText('Linked', { exact: true })).toBeVisible();
  await expectNoViolationsInEitherScheme(page);
  await finance.button('event.bankLine.unmatched').click();
  await finance.button('event.bankLine.unmatched', finance.form('bankLine.unmatched')).click();
  await expect(page.locator('article > header').getByText('Not matched', { exact: true })).toBeVisible();
});

test('receipts that one transfer paid together are found, and accepted by keyboard in one act', async ({ browser }) => {
  const manager = await unseen(browser, 'manager.yangon');
  const admin = await unseen(browser, 'admin');
  // Nobody else has this name, so that no other receipts make up the sum.
  const name = `Daw ${crypto.randomUUID().slice(0, 8)}`;
  const receiver = { name, phone: '09430001002', city: 'MMR013D004', address: '7 Palace Street' };
  const receipts: ReceiptRow[] = [];
  for (const _ of ['first', 'second']) {
    const order = await deliverInYangon(manager, { receiver });
    receipts.push(await recordReceipt(admin, `${order}-sign`));
  }
  const sum = receipts.reduce((total, { amount }) => total + amount, 0);
  const finance = await screenOf(browser, 'finance', 'en', LINES);
  const { page } = finance;
  const reference = receipts.map(({ id }) => id).join(' ');
  await importLines(finance, [`${today()},${reference},Transfer,0.00,${(sum / 100).toFixed(2)}`]);
  await page.getByRole('button', { name: 'Find matches' }).click();
  await expect(page.getByText(/\d+ exact, \d+ probable, .*\d+ without a match/)).toBeVisible();
  const [line] = await rowsOf<{ id: string; receipts: string[] }>(admin, 'bankLine', { reference });
  expect(line?.receipts).toEqual(receipts.map(({ id }) => id));

  await page.goto(`${LINES}?numbers=${line?.id}`);
  const row = page.getByRole('row').filter({ hasText: line?.id ?? '' });
  for (const { id } of receipts) await expect(row).toContainText(id);
  await expect(row).toContainText('Exact');
  await row.getByRole('checkbox').press('Space');
  await page.getByRole('toolbar').getByRole('button', { name: 'Accept' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 allowed, 0 refused.')).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Accept (1)' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Total 1, succeeded 1, failed 0.')).toBeVisible();
  for (const { id } of receipts)
    expect(await rowsOf<ReceiptRow>(admin, 'receipt', { id })).toMatchObject([{ state: 'confirmed' }]);
});

for (const language of ['en', 'zh'] as const)
  test(`a line is refused to who recorded its receipt, beside the line (${language})`, async ({ browser }) => {
    const says = {
      en: 'You recorded the receipt yourself; another person confirms it',
      zh: '收款凭证由您登记，须由另一人确认',
    };
    const admin = await unseen(browser, 'admin');
    const [receipt] = await recordReceipts(admin, 1);
    const data = { account: '0012 3456 7890', day: today(), paidIn: receipt?.amount, reference: receipt?.id };
    const line = await happened(admin, 'bankLine', null, { type: 'bankLine.imported', ...data });
    await happened(admin, 'bankLine', line, { type: 'bankLine.matched', receipt: receipt?.id });
    const screen = await screenOf(browser, 'admin', language, LINES);
    await chooseRows(screen, LINES, [line]);
    await screen.button('event.bankLine.accepted').click();
    const dialog = screen.page.getByRole('dialog');
    await expect(dialog.getByRole('row').filter({ hasText: line })).toContainText(says[language]);
  });

test('a file with unknown heads is read by the columns that a person chooses; the auditor changes nothing', async ({
  browser,
}) => {
  const finance = await screenOf(browser, 'finance', 'en', IMPORT);
  const { page } = finance;
  await nameAccount(page);
  const buffer = Buffer.from(`When,What,How much\n${today()},${crypto.randomUUID()},5\n`);
  await page.locator('input[type=file]').setInputFiles({ name: 'own.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('The columns of this file are not recognised')).toBeVisible();
  await expectNoViolationsInEitherScheme(page);
  for (const [field, head] of [
    ['Date', 'When'],
    ['Amount in', 'How much'],
    ['Reference', 'What'],
  ] as const) {
    await page
      .getByRole('button', { name: new RegExp(`^.*${field}`) })
      .first()
      .click();
    await page.getByRole('option', { name: head, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Read with these columns' }).click();
  await expect(page.getByRole('button', { name: 'Import 1' })).toBeVisible();

  const auditor = await screenOf(browser, 'auditor', 'zh', LINES);
  await expect(firstRow(auditor.page)).toBeVisible();
  await expect(auditor.button('ui.bank.find')).toHaveCount(0);
  await expect(auditor.button('ui.import.fromSheet')).toHaveCount(0);
});
