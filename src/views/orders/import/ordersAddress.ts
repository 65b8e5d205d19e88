import { localDay } from '#machines/calendar.ts';
import type { ImportRow } from '#services/import/rowBook.ts';

/** An address holds this many numbers; beyond that the day says enough. */
const MOST_NUMBERS = 200;

/** The order list with the orders of an import, or with those of its day when they are too many to name. */
export const ordersAddress = (rows: readonly ImportRow[], now: string): string => {
  const numbers = rows.flatMap(({ waybill }) => waybill ?? []);
  const day = localDay(now);
  const search = new URLSearchParams(
    numbers.length <= MOST_NUMBERS ? { numbers: numbers.join(',') } : { createdAt: `${day}..${day}` },
  );
  return `/companyOrder/orderList?${search}`;
};
