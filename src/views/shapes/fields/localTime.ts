import { fromMyanmar, shownInMyanmar } from '#machines/time/calendar.ts';

const DAY = 24 * 60 * 60_000;

/** A UTC instant as Yangon's clock shows it, without a zone: `2026-11-21T09:30:00`. */
export const localOf = (instant: string): string => shownInMyanmar(instant)?.slice(0, 19) ?? '';

/** Converts a Yangon clock time to a UTC instant with milliseconds. */
export const instantOf = fromMyanmar;

/** The first and the last millisecond of Yangon's days, as UTC instants. */
export const instantsOf = (start: string, end: string): readonly [string, string] => [
  instantOf(`${start}T00:00:00.000`),
  instantOf(`${end}T23:59:59.999`),
];

/** Number of calendar days of a range, both ends included. */
export const daysIn = (start: string, end: string): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / DAY) + 1;
