import { currencies, type Currency } from './events.ts';

/** Amounts by currency, in hundredths. */
export type Amounts = Readonly<Record<Currency, number>>;

export interface Count {
  readonly by: string;
  readonly at: string;
  readonly amounts: Amounts;
}

/**
 * The cash of one courier, or of whoever else takes cash: collected = held + counting + handedIn, at all times and in
 * each currency (reliability.md 5, M05). The branch's till has handedIn + difference.
 */
export interface CourierCash {
  readonly branches: readonly string[];
  readonly collected: Amounts;
  /** Taken and not handed in. */
  readonly held: Amounts;
  /** Handed in as the courier declared it, and not yet accepted by the branch. */
  readonly counting: Amounts;
  readonly handedIn: Amounts;
  /** What was found beyond what was declared, summed up; below zero for what was missing. */
  readonly difference: Amounts;
  readonly firstCount: Count | null;
  readonly secondCount: Count | null;
  readonly disputedFor: string | null;
  /** Paid back by the branch for payments that were reversed after the cash was handed in. */
  readonly paidBack: Amounts;
  readonly handedInAt: string | null;
  readonly updatedAt: string;
}

export const nothing: Amounts = { MMK: 0, CNY: 0 };

export const initial: CourierCash = {
  branches: [],
  collected: nothing,
  held: nothing,
  counting: nothing,
  handedIn: nothing,
  difference: nothing,
  firstCount: null,
  secondCount: null,
  disputedFor: null,
  paidBack: nothing,
  handedInAt: null,
  updatedAt: '',
};

const each = (of: (currency: Currency) => number): Amounts => ({ MMK: of('MMK'), CNY: of('CNY') });

export const plus = (one: Amounts, other: Amounts): Amounts => each((currency) => one[currency] + other[currency]);
export const minus = (one: Amounts, other: Amounts): Amounts => each((currency) => one[currency] - other[currency]);
export const isSame = (one: Amounts, other: Amounts): boolean =>
  currencies.every((currency) => one[currency] === other[currency]);
export const isNothing = (amounts: Amounts): boolean => isSame(amounts, nothing);
