import { expect, test, type Locator, type Page } from '@playwright/test';
import { recordNumber } from '#i18n/recordNumber.ts';
import type { BillRow } from '#machines/bill/row.ts';
import { postingMachines } from '#machines/postings/index.ts';
import { RECORD_PATHS, recordAddress } from '#views/place/addresses.ts';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { rowsOf } from './support/bills.ts';
import { firstRow } from './support/firstRow.ts';
import { unseen } from './support/people.ts';
import { screenOf, type Screen } from './support/saying.ts';

/** Record types of finance whose events post in the ledger. */
const MONEY = (Object.keys(RECORD_PATHS) as (keyof typeof RECORD_PATHS)[]).filter(
  (machine) => postingMachines.includes(machine) && RECORD_PATHS[machine].startsWith('/finance/'),
);

const table = ({ page, words }: Screen, title: string): Locator =>
  page.getByRole('group', { name: words.text<string>(title) });

/** Record of a type that posted something, or one that has posted nothing yet where there is none. */
async function postedBy(page: Page, machine: string): Promise<{ id: string; isPosted: boolean }> {
  const [line] = await rowsOf<{ life: string }>(page, 'posting', { machine });
  const [row] = line ? [] : await rowsOf<{ id: string }>(page, machine, {});
  return { id: line?.life ?? row?.id ?? '', isPosted: line !== undefined };
}

test('every record of money shows its lines in the ledger, each leading to its entry, its log and its proof', async ({
  browser,
}) => {
  const reader = await unseen(browser, 'auditor');
  expect(MONEY.length).toBeGreaterThan(8);
  let posted = 0;
  const auditor = await screenOf(browser, 'auditor', 'en', '/404');
  const { page } = auditor;
  for (const machine of MONEY) {
    const { id, isPosted } = await postedBy(reader, machine);
    const address = recordAddress(machine, id);
    await page.evaluate((to) => history.pushState(null, '', to), `${address}&tab=ledger`);
    await expect(page.locator('[data-tab][data-shown]')).toHaveAttribute('data-tab', address);
    const lines = table(auditor, 'machine.posting.many');
    const nothing = page.getByText('Nothing has been posted for this record yet').filter({ visible: true });
    await expect(isPosted ? lines.getByRole('link').first() : nothing, machine).toBeVisible();
    posted += isPosted ? 1 : 0;
  }
  // Collection receipts post a fee alone, which those of the demonstration do not have.
  expect(posted).toBe(MONEY.length - 1);
  await page.goto(`${recordAddress('bill', (await postedBy(reader, 'bill')).id)}&tab=ledger`);
  await expect(table(auditor, 'machine.posting.many').getByRole('rowheader').first()).not.toBeEmpty();
  await expectNoViolationsInEitherScheme(page);
  await table(auditor, 'machine.posting.many').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Entry / })).toBeVisible();
  await expect(page.getByRole('link', { name: /open the record's log/ })).toBeVisible();
  await page.getByRole('link', { name: 'Open the event and verify it' }).click();
  await page.getByRole('button', { name: 'Verify in this browser' }).click();
  await expect(page.getByText(/^Verified: this event is in the log/)).toBeVisible();
});

test('a figure of the trial balance opens its postings, a posting its entry, and the entry the log of its record', async ({
  browser,
}) => {
  const { page } = await screenOf(browser, 'finance', 'en', '/finance/trialBalance?days=2026-01-01..2030-12-31');
  const row = page
    .getByRole('group', { name: 'Trial balance' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Cash with couriers', exact: true }) });
  const debit = row.getByRole('link').nth(1);
  const amount = (await debit.textContent()) ?? '';
  await debit.click();
  await expect(page).toHaveURL(/\/finance\/postings\?/);
  expect(amount).toMatch(/^[\d,]+\.\d{2}/);
  await expect(page.getByRole('status').filter({ hasText: `Debit ${amount}` })).toBeVisible();
  await firstRow(page).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Entry / })).toBeVisible();
  await page.getByRole('link', { name: /open the record's log/ }).click();
  await expect(page.getByRole('tab', { name: /^Log/, selected: true })).toBeVisible();
});

const amountsIn = async (cells: Locator): Promise<number> =>
  (await cells.allTextContents()).reduce((sum, text) => sum + Math.round(Number(text.replaceAll(',', '')) * 100), 0);

test('a bill shows its lines as a table, a settlement and a slip their bills, a receivable what belongs to it', async ({
  browser,
}) => {
  const reader = await unseen(browser, 'finance');
  const few = { field: 'lines', op: 'between', value: [2, 20] };
  const [bill] = await rowsOf<BillRow>(reader, 'bill', { customerKind: 'merchant' }, [
    few,
    { field: 'payable', op: 'gte', value: 1 },
  ]);
  const finance = await screenOf(browser, 'finance', 'zh', `${recordAddress('bill', bill?.id ?? '')}&tab=lines`);
  const { page, words } = finance;
  const lines = table(finance, 'field.bill.lines').locator('tbody tr');
  await expect(lines).toHaveCount(bill?.lines ?? 0);
  expect(await amountsIn(lines.locator('td:nth-child(3)'))).toBe(bill?.receivable);
  expect(await amountsIn(lines.locator('td:nth-child(4)'))).toBe(bill?.payable);
  await expectNoViolationsInEitherScheme(page);

  for (const machine of ['settlement', 'paymentSlip'] as const) {
    const [gathering] = await rowsOf<{ id: string; bills: string[] }>(reader, machine, {});
    await page.goto(`${recordAddress(machine, gathering?.id ?? '')}&tab=bill`);
    const bills = table(finance, 'machine.bill.many');
    expect(gathering?.bills ?? [], machine).not.toEqual([]);
    for (const id of gathering?.bills ?? []) await expect(bills.getByRole('link', { name: id })).toBeVisible();
  }

  const [receipt] = await rowsOf<{ id: string; receivable: string }>(reader, 'receipt', {});
  const [refund] = await rowsOf<{ id: string; receivable: string }>(reader, 'refund', {});
  const [fee] = await rowsOf<{ id: string; order: string; stage: string }>(reader, 'extraFee', { state: 'paid' });
  for (const [machine, id, of] of [
    ['receipt', receipt?.id, receipt?.receivable],
    ['refund', refund?.id, refund?.receivable],
    ['extraFee', fee?.id, `${fee?.order}-${fee?.stage}`],
  ] as const) {
    await page.goto(`${recordAddress('receivable', of ?? '')}&tab=${machine}`);
    await expect(
      table(finance, `machine.${machine}.many`).getByRole('link', {
        name: recordNumber(machine, id ?? '', words),
        exact: true,
      }),
    ).toBeVisible();
  }

  // The receipt of a payment begins on the payment, with its amount filled in.
  const [paid] = await rowsOf<{ id: string; order: string; received: number; stage: string }>(reader, 'receivable', {
    state: 'received',
    stage: 'sign',
  });
  await page.goto(recordAddress('receivable', paid?.id ?? ''));
  await finance.button('event.receipt.recorded').click();
  const form = finance.form('receipt.recorded');
  await expect(form.getByLabel(words.text('field.receipt.amount'))).toHaveValue(
    words.amount(paid?.received ?? 0).replaceAll(',', ''),
  );
  await finance.button('ui.part.cancel', form).click();
  await finance.button('event.order.signConfirmed').click();
  await expect(page).toHaveURL(new RegExp(`/companyOrder/orderDetail\\?id=${paid?.order}`));
  await expect(finance.form('order.signConfirmed')).toBeVisible();

  // The order has the lines of all its records of money.
  const posted = await rowsOf<{ machine: string }>(reader, 'posting', { waybill: paid?.order ?? '' });
  expect(posted.map(({ machine }) => machine)).toContain('receivable');
  await page.goto(`${recordAddress('order', paid?.order ?? '')}&tab=ledger`);
  await expect(table(finance, 'machine.posting.many').getByRole('row')).toHaveCount(1 + posted.length);
});
