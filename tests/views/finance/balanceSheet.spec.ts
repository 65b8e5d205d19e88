import { expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { loadWords } from '#i18n/load.ts';
import { accounts } from '#machines/money/ledgerAccounts.ts';
import type { BalanceLine } from '#services/ledger.ts';
import { balanceSheet } from '#views/finance/ledger/saveBalances.ts';

const line = (given: Partial<BalanceLine>): BalanceLine => ({
  account: 'cashAtBranch',
  kind: 'asset',
  name: 'Cash at branch',
  party: null,
  branch: 'YGN',
  currency: 'MMK',
  part: null,
  title: null,
  opening: 0,
  debit: 0,
  credit: 0,
  closing: 0,
  ...given,
});
const LINES = [
  line({ opening: 100_01, debit: 2_500_50, credit: 1, closing: 2_600_50 }),
  line({ account: 'freightBasic', name: 'Freight', opening: -100_01, debit: 1, credit: 2_500_50, closing: -2_600_50 }),
  line({ account: 'cashAtCourier', name: 'Cash with couriers', currency: 'CNY', debit: 3_99, closing: 3_99 }),
];

const sheetOf = async (language: 'en' | 'zh', withParts: boolean): Promise<unknown[][]> => {
  const words = await loadWords(language);
  const part = withParts
    ? { title: words.text('ui.books.by.branch'), of: ({ branch }: BalanceLine) => branch ?? '' }
    : null;
  const saved = { title: words.text('ui.books.trialBalance'), lines: LINES, part, kindOf: accountKind };
  const book = read(Buffer.concat(await balanceSheet(saved, words)));
  expect(book.SheetNames).toHaveLength(1);
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
};
const accountKind = ({ account }: BalanceLine) => accounts[account];

test('the saved balances are one sheet of numbers, to the last hundredth, whose debits equal their credits', async () => {
  const [heads, ...rows] = await sheetOf('en', true);
  expect(heads).toEqual(['Branch', 'Kind', 'Account', 'Currency', 'Opening', 'Debit', 'Credit', 'Closing']);
  expect(rows).toEqual([
    ['YGN', expect.any(String), 'Cash at branch', 'MMK', 100.01, 2500.5, 0.01, 2600.5],
    ['YGN', expect.any(String), 'Freight', 'MMK', -100.01, 0.01, 2500.5, -2600.5],
    ['YGN', expect.any(String), 'Cash with couriers', 'CNY', 0, 3.99, 0, 3.99],
  ]);
  const kyat = rows.filter((row) => row[3] === 'MMK');
  const sum = (column: number): number => kyat.reduce((total, row) => total + Math.round(Number(row[column]) * 100), 0);
  expect(sum(5)).toBe(sum(6));
});

test('the saved balances speak Chinese, and have no column of parts where they are by account', async () => {
  const [heads, first] = await sheetOf('zh', false);
  const words = await loadWords('zh');
  expect(heads).toEqual(
    ['kind', 'by.account']
      .map((id) => words.text<string>(`ui.books.${id}`))
      .concat(
        words.text('field.posting.currency'),
        ...['opening', 'debit', 'credit', 'closing'].map((id) => words.text<string>(`ui.books.${id}`)),
      ),
  );
  expect(first?.[0]).toBe(words.text('ledger.kind.asset'));
});
