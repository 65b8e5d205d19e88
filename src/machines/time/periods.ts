import { localDay } from './calendar.ts';

const DAY = 24 * 60 * 60_000;

/** Yangon's calendar day, some days from an instant in milliseconds of the epoch. */
export const dayFrom = (now: number, days = 0): string => localDay(now + days * DAY);

/** Yangon's calendar day up to which rows count, as of an instant in milliseconds of the epoch. */
export const lastDayOf = (upTo: 'today' | 'yesterday', now: number): string => dayFrom(now, upTo === 'today' ? 0 : -1);

/** Names of the usual periods that date filters offer. */
export const PERIODS = ['today', 'yesterday', 'week', 'month', 'thisMonth'] as const;
export type Period = (typeof PERIODS)[number];

/** Returns true for the name of a usual period, which moves with the day. */
export const isPeriod = (written: string | undefined): written is Period => PERIODS.some((one) => one === written);

/** First and last day of each period but the month, in days from today. */
const PERIOD_DAYS = { today: [0, 0], yesterday: [-1, -1], week: [-6, 0], month: [-29, 0] } as const;

/** Returns a usual period of Yangon's days, both ends included. */
export function periodFrom(now: number, period: Period): { start: string; end: string } {
  if (period === 'thisMonth') return { start: `${dayFrom(now).slice(0, 8)}01`, end: dayFrom(now) };
  const [start, end] = PERIOD_DAYS[period];
  return { start: dayFrom(now, start), end: dayFrom(now, end) };
}
