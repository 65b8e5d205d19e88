import type { Random } from './random.ts';

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
/** Offset of Yangon from UTC, six and a half hours all year. */
const YANGON_MS = 390 * MINUTE_MS;

/** Time of a step relative to the previous one. Times of day are Yangon's, as HH:MM. */
export type When =
  /** A number of minutes later. */
  | { readonly after: readonly [least: number, most: number] }
  /** The next time of day within these hours, after at least `days` more days. */
  | { readonly between: readonly [from: string, to: string]; readonly days?: number };

export const after = (least: number, most: number): When => ({ after: [least, most] });
export const between = (from: string, to: string, days = 0): When => ({ between: [from, to], days });
/** Returns the next occurrence of a time of day. */
export const atTime = (time: string): When => between(time, time);

/** Returns the midnight in Yangon that begins the day of an instant (milliseconds since 1970). */
export const midnightBefore = (instant: number): number =>
  Math.floor((instant + YANGON_MS) / DAY_MS) * DAY_MS - YANGON_MS;

/** Returns the weekday in Yangon: 0 for Sunday to 6 for Saturday. */
export const weekday = (instant: number): number => new Date(instant + YANGON_MS).getUTCDay();

/** Returns the milliseconds from midnight to a time of day. */
export const timeOfDay = (text: string): number => {
  const [hours, minutes] = text.split(':').map(Number);
  return ((hours ?? 0) * 60 + (minutes ?? 0)) * MINUTE_MS;
};

/** Returns the instant at which a step follows another. */
export function instantOf(when: When, before: number, random: Random): number {
  if ('after' in when) return before + random.whole(when.after[0] * 60, when.after[1] * 60) * 1000;
  const [from, to] = [timeOfDay(when.between[0]), timeOfDay(when.between[1])];
  const earliest = before + (when.days ?? 0) * DAY_MS;
  const today = midnightBefore(earliest);
  const day = earliest < today + to ? today : today + DAY_MS;
  const begin = Math.max(day + from, Math.min(earliest + MINUTE_MS, day + to));
  return random.whole(begin / 1000, (day + to) / 1000) * 1000;
}
