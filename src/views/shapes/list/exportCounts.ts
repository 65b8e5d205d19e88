import { localDay } from '#machines/time/calendar.ts';
import type { AskOptions } from '#services/http.ts';
import { page, type Filter, type Page } from '#services/page.ts';
import type { IsoRange } from '#views/ui/DateRangePicker.tsx';
import { instantsOf } from '../fields/localTime.ts';
import { daysBefore, withRange } from './exportRange.ts';

/** A list with its filters, and the time field of an export of it. */
export interface TimeOfList {
  readonly machine: string;
  readonly filters: readonly Filter[];
  readonly field: string;
  readonly kind: 'instant' | 'day';
}

/** Rows of a list, those that have the time, and the days of the first and the last of these. */
export interface ListSpan {
  readonly rows: number;
  readonly timed: number;
  readonly first: string | null;
  readonly last: string | null;
}

/** Rows within a range of days, and the last day before it on which the list has a row. */
export interface CountedRange {
  readonly inside: number;
  readonly before: string | null;
}

/** No row is earlier: a condition that leaves out rows without the time. */
const EARLIEST = '2000-01-01';

const edgeOf = (kind: TimeOfList['kind'], day: string): string => (kind === 'day' ? day : instantsOf(day, day)[0]);

const asking =
  (read: typeof page, { machine, field }: TimeOfList, options?: AskOptions) =>
  (filters: readonly Filter[], dir: 'asc' | 'desc'): Promise<Page> =>
    read(
      machine,
      { pageNum: 1, pageSize: 1, filters, sort: [{ field, dir }], exactTotal: true },
      { ownFailure: true, ownForbidden: true, ...options },
    );

function dayOf({ records: [row] }: Page, { field, kind }: TimeOfList): string | null {
  const value = row?.[field];
  if (typeof value !== 'string') return null;
  return kind === 'day' ? value : localDay(Date.parse(value));
}

/** Reads how many rows a list has, and over which days they reach. */
export async function readSpan(time: TimeOfList, options?: AskOptions, read = page): Promise<ListSpan> {
  const ask = asking(read, time, options);
  const { filters, field, kind } = time;
  const timed: readonly Filter[] = [...filters, { field, op: 'gte', value: edgeOf(kind, EARLIEST) }];
  const [all, first, last] = await Promise.all([ask(filters, 'asc'), ask(timed, 'asc'), ask(timed, 'desc')]);
  return { rows: all.total, timed: first.total, first: dayOf(first, time), last: dayOf(last, time) };
}

/** Reads how many rows an export of some days has, and where the rows before them end. */
export async function readRange(
  time: TimeOfList,
  range: IsoRange,
  options?: AskOptions,
  read = page,
): Promise<CountedRange> {
  const ask = asking(read, time, options);
  const { filters, field, kind } = time;
  const dayBefore = daysBefore(range.start, 1);
  const until = kind === 'day' ? dayBefore : instantsOf(dayBefore, dayBefore)[1];
  const [inside, before] = await Promise.all([
    ask(withRange(filters, { field, ...range }, kind), 'desc'),
    ask([...filters, { field, op: 'lte', value: until }], 'desc'),
  ]);
  return { inside: inside.total, before: dayOf(before, time) };
}
