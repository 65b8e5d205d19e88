import { expect, test } from '@playwright/test';
import type { BankLineRow } from '#machines/bankLine/row.ts';
import type { ReceiptRow } from '#machines/receipt/row.ts';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { LINES, recordReceipt, today } from './support/bank.ts';
import { happened, rowsOf } from './support/bills.ts';
import { deliverInYangon } from './support/parcels.ts';
import { unseen } from './support/people.ts';
import { openForm, screenOf } from './support/saying.ts';

const written = (amount: number): string =>
  (amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

test('receipts of several customers are chosen for one line by amount, customer and number', async ({ browser }) => {
  const manager = await unseen(browser, 'manager.yangon');
  const admin = await unseen(browser, 'admin');
  const receipts: ReceiptRow[] = [];
  for (const phone of ['09430001004', '09430001005', '09430001006']) {
    const name = `Daw ${crypto.randomUUID().slice(0, 8)}`;
    const receiver = { name, phone, city: 'MMR013D004', address: '7 Palace Street' };
    receipts.push(await recordReceipt(admin, `${await deliverInYangon(manager, { receiver })}-sign`));
  }
  const [first, second, third] = receipts;
  if (!first || !second || !third) throw new Error('No receipts');
  const sum = receipts.reduce((total, { amount }) => total + amount, 0);
  const data = { type: 'bankLine.imported', account: '0012 3456 7890', day: today(), reference: crypto.randomUUID() };
  const line = await happened(admin, 'bankLine', null, { ...data, paidIn: sum });

  const finance = await screenOf(browser, 'finance', 'en', LINES);
  const { page } = finance;
  await page.goto(`/finance/bankLineDetail?id=${line}`);
  const form = await openForm(finance, 'bankLine.matched');
  const field = form.getByRole('combobox', { name: 'Receipts paid together' });
  const choose = async (typed: string, id: string): Promise<void> => {
    await field.fill(typed);
    await page.getByRole('option', { name: id }).click();
    await field.press('Tab');
    await expect(form.getByRole('row', { name: id })).toBeVisible();
  };
  await choose(written(first.amount), first.id);
  // An entry that is only marked is not taken by leaving.
  await field.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  await field.press('Tab');
  await expect(form.getByText('Receipts paid together needs at least 2', { exact: false })).toBeVisible();
  await expect(form.getByRole('row', { name: /^RC/ })).toHaveCount(1);
  await choose(second.customerName, second.id);
  const match = form.getByRole('button', { name: 'Match', exact: true });
  await expect(form.getByText(`2 chosen, ${written(first.amount + second.amount)} MMK in all`)).toBeVisible();
  await match.press('Enter');
  await expect(form.getByText('The amount differs')).toBeVisible();

  await choose(third.id, third.id);
  await expect(form.getByText(`3 chosen, ${written(sum)} MMK in all`)).toBeVisible();
  await expectNoViolationsInEitherScheme(page);
  await match.press('Enter');
  await expect(form).toBeHidden();
  expect(await rowsOf<BankLineRow>(admin, 'bankLine', { id: line })).toMatchObject([
    { state: 'matched', receipts: receipts.map(({ id }) => id) },
  ]);
});
