/** Myanmar standard time in minutes east of Greenwich: half past six, without summer time, since 1945. */
export const MYANMAR_OFFSET_MINUTES = 390;

const OFFSET_MS = MYANMAR_OFFSET_MINUTES * 60_000;
const HOUR_MS = 60 * 60_000;

/** A time of the day written without a zone. */
const ZONELESS = /T[\d:.]+$/;

/** Milliseconds of the epoch; what is written without a zone is UTC, whatever the machine's zone. */
const epochOf = (instant: string | number): number =>
  typeof instant === 'number' ? instant : Date.parse(ZONELESS.test(instant) ? `${instant}Z` : instant);

/**
 * An instant (UTC ISO, or milliseconds of the epoch) as Myanmar's calendar and clock show it, whatever the machine's
 * zone (§1, §9): `2026-11-21T09:30:00.000`; null for what is no instant.
 */
export const shownInMyanmar = (instant: string | number): string | null => {
  const shown = new Date(epochOf(instant) + OFFSET_MS);
  return Number.isNaN(shown.getTime()) ? null : shown.toISOString().slice(0, -1);
};

/** What Myanmar's calendar and clock show (`2026-11-21T09:30:00`), as a UTC instant with milliseconds. */
export const fromMyanmar = (local: string): string => new Date(epochOf(local) - OFFSET_MS).toISOString();

/** Hour of the day in Yangon, 0 to 23, of a UTC instant. */
export const localHour = (instant: string): number => Number(shownInMyanmar(instant)?.slice(11, 13));

/** The Yangon calendar day, YYYY-MM-DD, of a UTC instant. */
export const localDay = (instant: string | number): string => shownInMyanmar(instant)?.slice(0, 10) ?? '';

/** Hours from one UTC instant to another. */
export const hoursBetween = (from: string, to: string): number => (epochOf(to) - epochOf(from)) / HOUR_MS;

/** Whether a UTC instant lies after another, however precisely either is written. */
export const isAfter = (instant: string, other: string): boolean => epochOf(instant) > epochOf(other);
