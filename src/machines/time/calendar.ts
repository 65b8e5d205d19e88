/** Myanmar standard time in minutes east of Greenwich: UTC+6:30, without daylight saving, since 1945. */
export const MYANMAR_OFFSET_MINUTES = 390;

const MINUTE_MS = 60_000;
const OFFSET_MS = MYANMAR_OFFSET_MINUTES * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Matches a time of day without a time zone. */
const ZONELESS = /T[\d:.]+$/;

/** Returns milliseconds since the epoch. Reads a time without a zone as UTC, independent of the machine's zone. */
const epochOf = (instant: string | number): number =>
  typeof instant === 'number' ? instant : Date.parse(ZONELESS.test(instant) ? `${instant}Z` : instant);

/**
 * Converts an instant (UTC ISO or epoch milliseconds) to Myanmar's local time, such as `2026-11-21T09:30:00.000` (§1,
 * §9). Returns null for an invalid instant.
 */
export const shownInMyanmar = (instant: string | number): string | null => {
  const shown = new Date(epochOf(instant) + OFFSET_MS);
  return Number.isNaN(shown.getTime()) ? null : shown.toISOString().slice(0, -1);
};

/** Converts Myanmar local time (`2026-11-21T09:30:00`) to a UTC instant with milliseconds. */
export const fromMyanmar = (local: string): string => new Date(epochOf(local) - OFFSET_MS).toISOString();

/** Hour of the day in Yangon, 0 to 23, of a UTC instant. */
export const localHour = (instant: string): number => Number(shownInMyanmar(instant)?.slice(11, 13));

/** Day of the week in Yangon, 1 for Monday to 7, of a UTC instant. */
export const localWeekday = (instant: string): number => new Date(epochOf(instant) + OFFSET_MS).getUTCDay() || 7;

/** The Yangon calendar day, YYYY-MM-DD, of a UTC instant. */
export const localDay = (instant: string | number): string => shownInMyanmar(instant)?.slice(0, 10) ?? '';

/** Hours from one UTC instant to another. */
export const hoursBetween = (from: string, to: string): number => (epochOf(to) - epochOf(from)) / HOUR_MS;

/** Minutes from one UTC instant to another. */
export const minutesBetween = (from: string, to: string): number => (epochOf(to) - epochOf(from)) / MINUTE_MS;

/** Tests whether one UTC instant is after another; their precision may differ. */
export const isAfter = (instant: string, other: string): boolean => epochOf(instant) > epochOf(other);
