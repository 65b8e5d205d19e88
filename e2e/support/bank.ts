import { expect, type Page } from '@playwright/test';
import type { ReceiptRow } from '#machines/receipt/row.ts';
import { happened, rowsOf } from './bills.ts';
import { uploadBankSlip } from './pictures.ts';
import type { Screen } from './saying.ts';

/** List of bank lines. */
export const LINES = '/finance/bankStatement';
/** Import of a bank statement. */
export const IMPORT = '/finance/bankImport';

/** Records the receipt of a payment; returns its row. */
export async function recordReceipt(page: Page, receivable: string): Promise<ReceiptRow> {
  const [payment] = await rowsOf<{ received: number }>(page, 'receivable', { id: receivable });
  const { voucher } = await uploadBankSlip(page);
  const event = { type: 'receipt.recorded', receivable, amount: payment?.received, collectionFee: 0, method: 'bank' };
  const more = { voucher, account: '9988776655', transferAt: new Date(Date.now() - 3_600_000).toISOString() };
  const id = await happened(page, 'receipt', null, { ...event, ...more });
  const [row] = await rowsOf<ReceiptRow>(page, 'receipt', { id });
  if (!row) throw new Error(`No receipt ${id}`);
  return row;
}

/** Records receipts of payments that nobody has confirmed, as one person; returns their rows. */
export async function recordReceipts(page: Page, count: number): Promise<ReceiptRow[]> {
  const waiting = await rowsOf<{ receivable: string }>(page, 'receipt', { state: 'toBeConfirmed' });
  const taken = new Set(waiting.map(({ receivable }) => receivable));
  const paid = await rowsOf<{ id: string }>(page, 'receivable', { state: 'received' });
  const free = paid.filter(({ id }) => !taken.has(id)).slice(0, count);
  const rows: ReceiptRow[] = [];
  for (const { id } of free) rows.push(await recordReceipt(page, id));
  return rows;
}

/** Today in Yangon. */
export const today = (): string => new Date(Date.now() + 6.5 * 3_600_000).toISOString().slice(0, 10);

/** A statement as a bank writes it: what it says of itself, its heads, its lines. */
export const statement = (lines: readonly string[]) => ({
  name: 'statement.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    ['Kanbawza Bank', '', 'Transaction Date,Reference No,Particulars,Debit,Credit', ...lines].join('\n'),
  ),
});

/** Names the account of a statement; the list of those imported before is closed, which hides the rest. */
export async function nameAccount(page: Page, label = 'Our account'): Promise<void> {
  const account = page.getByRole('combobox', { name: label });
  await account.fill('0012 3456 7890');
  await account.blur();
}

/** Imports a statement and opens its list. */
export async function importLines({ page, words, button }: Screen, lines: readonly string[]): Promise<void> {
  await page.goto(IMPORT);
  await nameAccount(page, words.text('field.bankLine.account'));
  await page.locator('input[type=file]').setInputFiles(statement(lines));
  await page.getByRole('button', { name: words.text('ui.import.writeRows', { count: lines.length }) }).click();
  await button('ui.import.showList').click();
  await expect(page).toHaveURL(/bankStatement\?state=unmatched/);
}
