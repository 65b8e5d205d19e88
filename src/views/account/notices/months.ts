import { fromMyanmar } from '#machines/time/calendar.ts';
import { inMyanmar } from '#machines/time/myanmarTime.ts';
import type { Figure, FiguresRequest } from '#services/figures.ts';

/** Number of months shown, including the current one. */
export const MONTHS_SHOWN = 12;

/** Figures of the orders made in one month of Myanmar's calendar (§2). */
export interface MonthFigures {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly orders: number;
  /** Orders of the month that were signed for as returned to the sender. */
  readonly returned: number;
  /** `returned` as a share of `orders`; null without orders. */
  readonly returnRate: number | null;
  /** Growth over the month before, as a share of it; null if that month had no orders. */
  readonly change: number | null;
}

/** Returns the last `count` months up to the current one, oldest first. */
export const monthsTo = (now: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) =>
    inMyanmar(now)
      .startOf('month')
      .subtract(count - 1 - index, 'month')
      .format('YYYY-MM'),
  );

/** Returns the days of a month, `YYYY-MM-DD`; for the current month only those up to today. */
export function daysOf(month: string, now: number): readonly string[] {
  const today = inMyanmar(now).format('YYYY-MM-DD');
  const start = inMyanmar(fromMyanmar(`${month}-01T00:00:00`));
  return Array.from({ length: start.daysInMonth() }, (_, index) => start.add(index, 'day').format('YYYY-MM-DD')).filter(
    (day) => day <= today,
  );
}

/** Returns the counts to request: orders made by day and those returned. Includes one month more than shown. */
export function monthRequests(now: number): readonly FiguresRequest[] {
  const [first = ''] = monthsTo(now, MONTHS_SHOWN + 1);
  const since = { field: 'createdAt', op: 'gte', value: fromMyanmar(`${first}-01T00:00:00`) } as const;
  return [
    { name: 'orders', filters: [since], byDay: 'createdAt' },
    { name: 'returned', filters: [since, { field: 'state', op: 'eq', value: 'returnSigned' }], byDay: 'createdAt' },
  ];
}

const countOf = (figure: Figure | undefined, month: string, lastDay = `${month}-31`): number =>
  (figure?.days ?? []).reduce(
    (sum, { day, count }) => (day.startsWith(`${month}-`) && day <= lastDay ? sum + count : sum),
    0,
  );

/** Returns the months shown, oldest first. Compares the current, incomplete month with the same days of the month before. */
export function monthFigures(counted: ReadonlyMap<string, Figure>, now: number): readonly MonthFigures[] {
  const [present = ''] = monthsTo(now, 1);
  const today = inMyanmar(now).format('DD');
  const months = monthsTo(now, MONTHS_SHOWN + 1);
  return months.slice(1).map((month, index) => {
    const orders = countOf(counted.get('orders'), month);
    const returned = countOf(counted.get('returned'), month);
    const before = months[index] ?? '';
    const compared = countOf(counted.get('orders'), before, month === present ? `${before}-${today}` : undefined);
    return {
      month,
      orders,
      returned,
      returnRate: orders === 0 ? null : returned / orders,
      change: compared === 0 ? null : (orders - compared) / compared,
    };
  });
}
