import type { TimeBound } from '#machines/catalogue/exportedLists.ts';
import { rangeOf } from '#machines/catalogue/exportRange.ts';
import { localDay } from '#machines/time/calendar.ts';
import { dayFrom } from '#machines/time/periods.ts';
import type { Filter } from '#services/page.ts';
import { daysIn, instantsOf } from '../fields/localTime.ts';

/** Days from the first to the last one of a field, both included. */
export interface ExportRange {
  readonly field: string;
  readonly start: string;
  readonly end: string;
}

/** Days that are offered where neither the rows nor the limit say how many. */
const USUAL_DAYS = 30;
const DAY_MS = 86_400_000;

const dayOf = (instant: number): string | null => (Number.isNaN(instant) ? null : localDay(instant));
/** Returns the day some days before another. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/** The first and last day that filters leave of a field; null for an open end. */
const shownOf = (filters: readonly Filter[], field: string): { from: string | null; to: string | null } => {
  const { from, to } = rangeOf(filters, field);
  return { from: dayOf(from), to: dayOf(to) };
};

const isExported = (filters: readonly Filter[], { field, mostDays }: TimeBound): boolean => {
  const { from, to } = shownOf(filters, field);
  return from !== null && to !== null && from <= to && (mostDays === null || daysIn(from, to) <= mostDays);
};

/**
 * Returns the range to be offered for an export that lacks one, as far as the filters alone say it, within the limit. Null where
 * they suffice. `now` in milliseconds of the epoch.
 */
export function rangeWanted(bounds: readonly TimeBound[], filters: readonly Filter[], now: number): ExportRange | null {
  const [usual] = bounds;
  if (!usual || bounds.some((bound) => isExported(filters, bound))) return null;
  const { field, mostDays } = bounds.find((bound) => filters.some((filter) => filter.field === bound.field)) ?? usual;
  const { from, to } = shownOf(filters, field);
  const today = dayFrom(now);
  const last = to ?? (from !== null && from > today ? from : today);
  const earliest = daysBefore(last, (mostDays ?? USUAL_DAYS) - 1);
  const isShort = from !== null && from <= last && (mostDays === null || from > earliest);
  return { field, start: isShort ? from : earliest, end: last };
}

/** Returns the days until one that a single export may have: all from the first row on, within the limit. */
export function partUntil(
  end: string,
  { first }: { readonly first: string },
  mostDays: number | null,
): { readonly start: string; readonly end: string } {
  return { start: mostDays === null || daysIn(first, end) <= mostDays ? first : daysBefore(end, mostDays - 1), end };
}

/** Returns the filters with a range in place of what they say of its field. */
export const withRange = (
  filters: readonly Filter[],
  { field, start, end }: ExportRange,
  kind: 'instant' | 'day',
): Filter[] => [
  ...filters.filter((filter) => filter.field !== field),
  { field, op: 'between', value: kind === 'day' ? [start, end] : [...instantsOf(start, end)] },
];
