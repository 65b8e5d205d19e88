import { fromMyanmar, localDay } from './calendar.ts';
import { inMyanmar } from './myanmarTime.ts';

/** Spans of Myanmar's calendar; a week begins on Monday. */
export const SPANS = ['day', 'week', 'month'] as const;
export type Span = (typeof SPANS)[number];

/** Returns the first and the last day of the span that ended last before the day of an instant. */
export function spanBefore(now: string | number, span: Span): { start: string; end: string } {
  const today = inMyanmar(fromMyanmar(`${localDay(now)}T12:00:00`));
  const back = span === 'day' ? 1 : span === 'week' ? today.day() || 7 : today.date();
  const end = today.subtract(back, 'day');
  const start = span === 'day' ? end : span === 'week' ? end.subtract(6, 'day') : end.date(1);
  return { start: start.format('YYYY-MM-DD'), end: end.format('YYYY-MM-DD') };
}
