import type { Words } from '#i18n/words.ts';
import type { BalanceLine } from '#services/ledger.ts';
import { dayBefore, postingsAddress, type Behind } from './addresses.ts';
import type { CurrencyCode } from './balanceTable.ts';
import type { FigureColumn } from './FigureTable.tsx';

/** Days of a figure, both included. */
export interface FigureDays {
  readonly from: string;
  readonly to: string;
}

/** Common parts of the postings behind a row's figures, besides days, currency and side. */
export type BehindRow = (lines: readonly BalanceLine[]) => Omit<Behind, 'currency' | 'side'>;

const sum = (lines: readonly BalanceLine[], field: 'opening' | 'debit' | 'credit' | 'closing'): number =>
  lines.reduce((total, line) => total + line[field], 0);

/** Writes a balance with its side: `1,200.00 Dr`. */
export const balanceText = (amount: number, words: Words): string =>
  words.text(amount < 0 ? 'ui.books.credit.short' : 'ui.books.debit.short', { amount: words.amount(Math.abs(amount)) });

/** Opening, debit, credit and closing of a row over some days, each with the postings behind it. */
export function balanceColumns(words: Words, days: FigureDays, behind: BehindRow): readonly FigureColumn[] {
  const daysOf = (lines: readonly BalanceLine[]): FigureDays => {
    const { from = days.from, to = days.to } = behind(lines);
    // A month may begin before the days, and end after them.
    return { from: from < days.from ? days.from : from, to: to > days.to ? days.to : to };
  };
  const signed = (value: number): string => balanceText(value, words);
  const plain = (value: number): string => words.amount(value);
  const turnover = (side: 'debit' | 'credit') => (lines: readonly BalanceLine[], currency: CurrencyCode) =>
    postingsAddress({ ...behind(lines), ...daysOf(lines), side, currency });
  const until = (day: (of: FigureDays) => string) => (lines: readonly BalanceLine[], currency: CurrencyCode) =>
    postingsAddress({ ...behind(lines), from: undefined, to: day(daysOf(lines)), currency });
  return [
    {
      id: 'opening',
      title: words.text('ui.books.opening'),
      value: (lines) => sum(lines, 'opening'),
      text: signed,
      hrefOf: until(({ from }) => dayBefore(from)),
    },
    {
      id: 'debit',
      title: words.text('ui.books.debit'),
      value: (lines) => sum(lines, 'debit'),
      text: plain,
      hrefOf: turnover('debit'),
    },
    {
      id: 'credit',
      title: words.text('ui.books.credit'),
      value: (lines) => sum(lines, 'credit'),
      text: plain,
      hrefOf: turnover('credit'),
    },
    {
      id: 'closing',
      title: words.text('ui.books.closing'),
      value: (lines) => sum(lines, 'closing'),
      text: signed,
      hrefOf: until(({ to }) => to),
    },
  ];
}
