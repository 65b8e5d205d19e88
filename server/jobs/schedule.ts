import { fromMyanmar, localDay } from '#machines/time/calendar.ts';

const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;
const DAY_MS = 24 * HOUR_MS;
/** Time from midnight to the hours of least load. */
const NIGHT_MS = 2 * HOUR_MS;

/** Returns the beginning of a day of Myanmar's calendar, as a UTC ISO instant. */
export const startOfDay = (day: string): string => fromMyanmar(`${day}T00:00:00`);

/** Returns the next midnight of Myanmar after an instant: at midnight itself, that of the next day. */
export const nextMidnight = (after: string): string =>
  startOfDay(localDay(new Date(Date.parse(startOfDay(localDay(after))) + DAY_MS).toISOString()));

/** Returns the next two o'clock at night of Myanmar after an instant. */
export const nextNight = (after: string): string => {
  const twoHoursBefore = new Date(Date.parse(after) - NIGHT_MS).toISOString();
  return new Date(Date.parse(nextMidnight(twoHoursBefore)) + NIGHT_MS).toISOString();
};

/** Returns the next quarter of an hour after an instant. */
export const nextQuarter = (after: string): string =>
  new Date((Math.floor(Date.parse(after) / QUARTER_MS) + 1) * QUARTER_MS).toISOString();

/** Returns the next full hour after an instant. */
export const nextHour = (after: string): string =>
  new Date((Math.floor(Date.parse(after) / HOUR_MS) + 1) * HOUR_MS).toISOString();
