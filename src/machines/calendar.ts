import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** Myanmar standard time in minutes east of Greenwich: half past six, without summer time, since 1945. */
const MYANMAR_OFFSET_MINUTES = 390;

/** An instant (UTC ISO, or milliseconds of the epoch) as Myanmar's calendar and clock show it, whatever the machine's zone (§1, §9). */
export const inMyanmar = (instant: string | number) => dayjs.utc(instant).utcOffset(MYANMAR_OFFSET_MINUTES);

/** What Myanmar's calendar and clock show (`2026-11-21T09:30:00`), as a UTC instant with milliseconds. */
export const fromMyanmar = (local: string): string =>
  dayjs.utc(local).subtract(MYANMAR_OFFSET_MINUTES, 'minute').toISOString();

/** Hour of the day in Yangon, 0 to 23, of a UTC instant. */
export const localHour = (instant: string): number => inMyanmar(instant).hour();

/** The Yangon calendar day, YYYY-MM-DD, of a UTC instant. */
export const localDay = (instant: string): string => inMyanmar(instant).format('YYYY-MM-DD');

/** Hours from one UTC instant to another. */
export const hoursBetween = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), 'hour', true);

/** Whether a UTC instant lies after another, however precisely either is written. */
export const isAfter = (instant: string, other: string): boolean => dayjs.utc(instant).isAfter(other);
