import { localDay } from '#machines/calendar.ts';
import type { ImportRow } from '#services/import/rowBook.ts';

/** Most order numbers in one address; a larger import is shown by its day. */
const MOST_NUMBERS = 200;

/** Returns the order list of an import's orders, or of its day if there are too many to list. */
export const ordersAddress = (rows: readonly ImportRow[], now: string): string => {
  const numbers = rows.flatMap(({ record }) => record ?? []);
  const day = localDay(now);
  const search = new URLSearchParams(
    numbers.length <= MOST_NUMBERS ? { numbers: numbers.join(',') } : { createdAt: `${day}..${day}` },
  );
  return `/companyOrder/orderList?${search}`;
};
