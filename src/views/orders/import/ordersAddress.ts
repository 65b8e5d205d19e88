import { localDay } from '#machines/time/calendar.ts';
import type { ImportRow } from '#services/import/rowBook.ts';

/** Most order numbers in one address; a larger import is shown by its day. */
const MOST_NUMBERS = 200;

const createdBetween = (from: string, to: string): string => `${localDay(from)}..${localDay(to)}`;

const addressOf = (filter: Readonly<Record<string, string>>): string =>
  `/companyOrder/orderList?${new URLSearchParams(filter)}`;

/** Returns the order list of the days since an import began. */
export const ordersSince = (begunAt: string, now: string): string =>
  addressOf({ createdAt: createdBetween(begunAt, now) });

/** Returns the order list of an import's orders, or of its day if there are too many to list. */
export const ordersAddress = (rows: readonly ImportRow[], now: string): string => {
  const numbers = rows.flatMap(({ record }) => record ?? []);
  return numbers.length <= MOST_NUMBERS ? addressOf({ numbers: numbers.join(',') }) : ordersSince(now, now);
};
