import type { BalanceLine } from '#services/ledger.ts';

export const CURRENCIES = ['MMK', 'CNY'] as const;
export type CurrencyCode = (typeof CURRENCIES)[number];

/** Sums of one currency in hundredths; balances above zero are debit balances. */
export interface Sums {
  readonly opening: number;
  readonly debit: number;
  readonly credit: number;
  readonly closing: number;
}

export const NOTHING: Sums = { opening: 0, debit: 0, credit: 0, closing: 0 };

export type ByCurrency = Readonly<Record<CurrencyCode, Sums>>;

/** A row of the table: its lines, one of each currency at most for an account. */
export interface BalanceRow {
  readonly key: string;
  readonly lines: readonly BalanceLine[];
  readonly sums: ByCurrency;
}

/** A group of rows with their sums. */
export interface BalanceGroup extends BalanceRow {
  readonly rows: readonly BalanceRow[];
}

const added = (one: Sums, other: Sums): Sums => ({
  opening: one.opening + other.opening,
  debit: one.debit + other.debit,
  credit: one.credit + other.credit,
  closing: one.closing + other.closing,
});

/** Returns the sums of lines in each currency. */
export const sumsOf = (lines: readonly BalanceLine[]): ByCurrency => ({
  MMK: lines.filter(({ currency }) => currency === 'MMK').reduce<Sums>(added, NOTHING),
  CNY: lines.filter(({ currency }) => currency === 'CNY').reduce<Sums>(added, NOTHING),
});

const rowsBy = (lines: readonly BalanceLine[], keyOf: (line: BalanceLine) => string): BalanceRow[] =>
  [...Map.groupBy(lines, keyOf)].map(([key, own]) => ({ key, lines: own, sums: sumsOf(own) }));

/** Groups lines, and the lines of a group into rows, in the order in which their keys come first. */
export const groupsOf = (
  lines: readonly BalanceLine[],
  groupKey: (line: BalanceLine) => string,
  rowKey: (line: BalanceLine) => string,
): BalanceGroup[] => rowsBy(lines, groupKey).map((group) => ({ ...group, rows: rowsBy(group.lines, rowKey) }));

/** Returns true if the debits equal the credits and the balances sum to zero in each currency. */
export const isBalanced = (sums: ByCurrency): boolean =>
  CURRENCIES.every((currency) => {
    const { opening, debit, credit, closing } = sums[currency];
    return opening === 0 && closing === 0 && debit === credit;
  });
