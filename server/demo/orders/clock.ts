import type { Random } from './random.ts';

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
/** Yangon is ahead of UTC by six hours and a half all year. */
const YANGON_MS = 390 * MINUTE_MS;

/** When a step happens, seen from the step before it. Times of day are Yangon's, as HH:MM. */
export type When =
  /** So many minutes later, whatever the hour. */
  | { readonly after: readonly [least: number, most: number] }
  /** The next time that the clock is within these hours, and not before `days` more days. */
  | { readonly between: readonly [from: string, to: string]; readonly days?: number };

export const after = (least: number, most: number): When => ({ after: [least, most] });
export const between = (from: string, to: string, days = 0): When => ({ between: [from, to], days });
/** The next time that the clock shows this. */
export const sharp = (time: string): When => between(time, time);

/** The midnight in Yangon that begins the day of an instant (milliseconds since 1970). */
export const midnightBefore = (instant: number): number =>
  Math.floor((instant + YANGON_MS) / DAY_MS) * DAY_MS - YANGON_MS;

/** 0 for Sunday to 6 for Saturday, in Yangon. */
export const weekday = (instant: number): number => new Date(instant + YANGON_MS).getUTCDay();

/** Milliseconds from midnight of a time of day. */
export const timeOfDay = (text: string): number => {
  const [hours, minutes] = text.split(':').map(Number);
  return ((hours ?? 0) * 60 + (minutes ?? 0)) * MINUTE_MS;
};

/** The instant at which a step happens after another. */
export function instantOf(when: When, before: number, random: Random): number {
  if ('after' in when) return before + random.whole(when.after[0] * 60, when.after[1] * 60) * 1000;
  const [from, to] = [timeOfDay(when.between[0]), timeOfDay(when.between[1])];
  const earliest = before + (when.days ?? 0) * DAY_MS;
  const today = midnightBefore(earliest);
  const day = earliest < today + to ? today : today + DAY_MS;
  const begin = Math.max(day + from, Math.min(earliest + MINUTE_MS, day + to));
  return random.whole(begin / 1000, (day + to) / 1000) * 1000;
}
