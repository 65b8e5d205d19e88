import type { Words } from '#i18n/words.ts';
import { yuanOf, yuanParts } from '#machines/money/exchange.ts';

/** A column of amounts in one currency, with their sum. */
export interface AmountColumn {
  readonly currency: 'MMK' | 'CNY';
  readonly parts: readonly string[];
  readonly total: string;
}

/** Writes amounts in kyat and, where a rate is given, beside it in yuan; the parts of each column add up to its sum. */
export function amountColumns(
  amounts: readonly number[],
  kyatPerYuan: number | null,
  words: Words,
): readonly AmountColumn[] {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const column = (currency: AmountColumn['currency'], parts: readonly number[], total: number): AmountColumn => ({
    currency,
    parts: parts.map((amount) => words.money(amount, currency)),
    total: words.money(total, currency),
  });
  return [
    column('MMK', amounts, sum),
    ...(kyatPerYuan === null ? [] : [column('CNY', yuanParts(amounts, kyatPerYuan), yuanOf(sum, kyatPerYuan))]),
  ];
}
