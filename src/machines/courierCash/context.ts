import { currencies, type Currency } from './events.ts';

/** Amounts by currency, in hundredths. */
export type Amounts = Readonly<Record<Currency, number>>;

export interface Count {
  readonly by: string;
  readonly at: string;
  readonly amounts: Amounts;
}

/**
 * Cash of one courier, or of another person who takes cash. In each currency, collected = held + counting + handedIn
 * (reliability.md 5, M05). The branch's till holds handedIn + difference.
 */
export interface CourierCash {
  readonly branches: readonly string[];
  readonly collected: Amounts;
  /** Collected and not yet handed in. */
  readonly held: Amounts;
  /** Declared and handed in, not yet accepted by the branch. */
  readonly counting: Amounts;
  readonly handedIn: Amounts;
  /** Sum of the differences between counted and declared amounts; negative if cash was missing. */
  readonly difference: Amounts;
  readonly firstCount: Count | null;
  readonly secondCount: Count | null;
  readonly disputedFor: string | null;
  /** Repaid by the branch for payments reversed after the cash was handed in. */
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

const byCurrency = (of: (currency: Currency) => number): Amounts => ({ MMK: of('MMK'), CNY: of('CNY') });

export const plus = (one: Amounts, other: Amounts): Amounts =>
  byCurrency((currency) => one[currency] + other[currency]);
export const minus = (one: Amounts, other: Amounts): Amounts =>
  byCurrency((currency) => one[currency] - other[currency]);
export const isSame = (one: Amounts, other: Amounts): boolean =>
  currencies.every((currency) => one[currency] === other[currency]);
export const isNothing = (amounts: Amounts): boolean => isSame(amounts, nothing);
