import { expect, test } from '@playwright/test';
import type { BillRow } from '#machines/bill/row.ts';
import type { Debts } from '#services/finance.ts';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { rowsOf } from './support/bills.ts';
import { firstRow } from './support/firstRow.ts';
import { ask } from './support/orders.ts';
import { unseen } from './support/people.ts';
import { screenOf } from './support/saying.ts';

test('bills of VIP app users are among the Vip Bills, and say so', async ({ browser }) => {
  const finance = await unseen(browser, 'finance');
  const numberOf = async (customerClass: string): Promise<string> => {
    const [bill] = await rowsOf<BillRow>(finance, 'bill', { customerClass });
    if (!bill) throw new Error(`The demonstration has no bill of ${customerClass} customers`);
    return bill.id;
  };
  const [vip, ordinary] = [await numberOf('vip'), await numberOf('ordinary')];
  const { page, words } = await screenOf(browser, 'finance', 'en', `/finance/vipBill?numbers=${vip},${ordinary}`);
  const rows = page.getByRole('grid').getByRole('row');
  await expect(rows.filter({ hasText: vip })).toContainText(words.text<string>('value.bill.customerClass.vip'));
  await expect(rows.filter({ hasText: ordinary })).toHaveCount(0);
  await page.goto(`/finance/userBill?numbers=${vip},${ordinary}`);
  await expect(rows.filter({ hasText: ordinary })).toContainText(
    words.text<string>('value.bill.customerClass.ordinary'),
  );
  await expect(rows.filter({ hasText: vip })).toHaveCount(0);
});

test('the history of transfers has slips and settlements, each leading to its record, in Chinese', async ({
  browser,
}) => {
  const { page, words } = await screenOf(browser, 'finance', 'zh', '/finance/transfers?machine=settlement');
  const first = firstRow(page);
  await expect(first).toContainText(words.text<string>('value.transfer.machine.settlement'));
  await expectNoViolationsInEitherScheme(page);
  await first.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/finance\/settlementDetail\?id=/);
  await page.goto('/finance/transfers?machine=paymentSlip');
  await expect(first).toContainText(words.text<string>('value.transfer.machine.paymentSlip'));
  await first.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/finance\/paymentSlipDetail\?id=/);
});

test('customers who owe are reminded by a notice, one or all shown, once a day; the auditor reminds nobody', async ({
  browser,
}) => {
  const reader = await unseen(browser, 'finance');
  const { records } = await ask<Debts>(reader, 'GET', 'api/finance/debts?by=bill&pageSize=100');
  const { customerName } = records.find(({ party }) => party === 'GOLDEN') ?? { customerName: '' };
  const others = records.filter((one) => one.party !== 'GOLDEN' && one.customerName !== null).length;
  expect(others).toBeGreaterThan(0);
  const finance = await screenOf(browser, 'finance', 'en', '/finance/overview?by=bill&size=100');
  const row = finance.page
    .getByRole('group', { name: 'Debts by age' })
    .getByRole('row')
    .filter({ has: finance.page.getByRole('rowheader', { name: customerName ?? '', exact: true }) });
  await row.getByRole('button', { name: 'Remind' }).click();
  await expect(finance.page.getByText(`${customerName} was reminded: 1 account has a notice`)).toBeVisible();
  await expect(row.getByRole('button', { name: 'Remind' })).toHaveAccessibleDescription(
    `${customerName} was reminded today already`,
  );
  const all = finance.page.getByRole('button', { name: `Remind these ${others}` });
  await all.click();
  const asking = finance.page.getByRole('alertdialog', { name: `Remind ${others} customer` });
  await expect(asking).toContainText('cannot be taken back');
  await expectNoViolationsInEitherScheme(finance.page);
  await asking.getByRole('button', { name: 'Remind', exact: true }).click();
  await expect(finance.page.getByText(new RegExp(`^${others} customers?: \\d+ reminded`))).toBeVisible();
  await expect(asking).toHaveCount(0);
  await expect(finance.page.getByRole('button', { name: `Remind these ${others + 1}` })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const merchant = await screenOf(browser, 'merchant', 'zh', '/msgNotify');
  await expect(merchant.page.getByText('Payment reminder · 付款提醒').first()).toBeVisible();

  const auditor = await screenOf(browser, 'auditor', 'en', '/finance/overview?by=bill');
  await expect(auditor.page.getByRole('group', { name: 'Debts by age' }).getByRole('row').nth(1)).toBeVisible();
  await expect(auditor.page.getByRole('button', { name: 'Remind' })).toHaveCount(0);
});
