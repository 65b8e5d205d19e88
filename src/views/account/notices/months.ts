import { fromMyanmar } from '#machines/calendar.ts';
import { inMyanmar } from '#machines/myanmarTime.ts';
import type { Figure, FiguresRequest } from '#services/figures.ts';

/** Months that the statistics show, the present one with them. */
export const MONTHS_SHOWN = 12;

/** What became of the orders made in one month of Myanmar's calendar (§2). */
export interface MonthFigures {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly orders: number;
  /** Orders of the month that the sender signed for again. */
  readonly returned: number;
  /** `returned` as a share of `orders`; null without orders. */
  readonly returnRate: number | null;
  /** Growth over the month before as a share of it; null where that had no orders. */
  readonly change: number | null;
}

/** So many months up to the present one, oldest first. */
export const monthsTo = (now: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) =>
    inMyanmar(now)
      .startOf('month')
      .subtract(count - 1 - index, 'month')
      .format('YYYY-MM'),
  );

/** The days of a month, `YYYY-MM-DD`; of the present month those up to today. */
export function daysOf(month: string, now: number): readonly string[] {
  const today = inMyanmar(now).format('YYYY-MM-DD');
  const start = inMyanmar(fromMyanmar(`${month}-01T00:00:00`));
  return Array.from({ length: start.daysInMonth() }, (_, index) => start.add(index, 'day').format('YYYY-MM-DD')).filter(
    (day) => day <= today,
  );
}

/** What has to be counted: the orders made by day, and those of them that went back, one month further than shown. */
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

/**
 * The months shown, oldest first. The present month, which is not over, is compared with the same days of the month
 * before: a whole month against a part of one would always look like a fall.
 */
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
