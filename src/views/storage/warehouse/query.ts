import { STOCK_FLOW_MOST_DAYS } from '#machines/fields/limits.ts';
import type { Days } from '#services/stock.ts';
import { dayFrom } from '#machines/time/periods.ts';
import { daysIn } from '#views/shapes/fields/localTime.ts';

/** Machines whose events change the stock. */
export const STOCK_MACHINES: readonly string[] = ['order', 'branch'];

/** Query of the warehouse screen's address: days, branch, and the parcels listed. */
export interface StockQuery {
  readonly days: Days;
  readonly branch: string | null;
  readonly way: 'in' | 'out' | null;
  /** One of the days; null for all. */
  readonly day: string | null;
  readonly page: number;
  readonly size: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Number of days shown by default. */
const USUAL_DAYS = 7;
const SIZE = 20;

/** Returns true if the days are in order and within the limit of one count. */
export const fits = ({ from, to }: Days): boolean => from <= to && daysIn(from, to) <= STOCK_FLOW_MOST_DAYS;

/** Reads the address; invalid values are ignored. */
export function readStockQuery(search: URLSearchParams, now: number): StockQuery {
  const dayOf = (name: string): string | null => {
    const written = search.get(name);
    return written !== null && DAY.test(written) && !Number.isNaN(Date.parse(written)) ? written : null;
  };
  const usual = { from: dayFrom(now, 1 - USUAL_DAYS), to: dayFrom(now) };
  const asked = { from: dayOf('from') ?? usual.from, to: dayOf('to') ?? usual.to };
  const days = fits(asked) ? asked : usual;
  const way = search.get('way');
  const day = dayOf('day');
  return {
    days,
    branch: search.get('branch') || null,
    way: way === 'in' || way === 'out' ? way : null,
    day: day !== null && day >= days.from && day <= days.to ? day : null,
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    size: Math.trunc(Number(search.get('size'))) || SIZE,
  };
}

/** Writes the address. */
export const writeStockQuery = ({ days, branch, way, day, page, size }: StockQuery): string =>
  new URLSearchParams({
    ...days,
    ...(branch !== null && { branch }),
    ...(way !== null && { way }),
    ...(way !== null && day !== null && { day }),
    ...(page > 1 && { page: String(page) }),
    ...(size !== SIZE && { size: String(size) }),
  }).toString();

/** Returns every day from the first to the last. */
export const everyDay = ({ from, to }: Days): readonly string[] =>
  Array.from({ length: daysIn(from, to) }, (_, index) => dayFrom(Date.parse(`${from}T12:00:00Z`), index));

/** Bounds of the arrival day for each age of stock, in days; null is an open bound. */
const AGES = [
  [0, 1],
  [2, 3],
  [4, 7],
  [8, null],
] as const;
/** Date before the first parcel. */
const BEGINNING = '2000-01-01';

/** Returns the list of a branch's stock (Warehousing), of one age if given. */
export function stockHref(branch: string, age: number | null, now: number): string {
  const [least, most] = AGES[age ?? 0] ?? AGES[0];
  const since = most === null ? BEGINNING : dayFrom(now, -most);
  return `/warehoue/warehousing?${new URLSearchParams({
    currentBranch: branch,
    tags: 'inStock',
    ...(age !== null && { stockedAt: `${since}..${dayFrom(now, -least)}` }),
  })}`;
}
