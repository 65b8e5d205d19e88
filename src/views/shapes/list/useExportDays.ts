import { useCallback } from 'react';
import type { AskOptions } from '#services/http.ts';
import { useAsked } from '#views/data/useAsked.ts';
import type { IsoRange } from '#views/ui/DateRangePicker.tsx';
import { daysIn } from '../fields/localTime.ts';
import { readRange, readSpan, type CountedRange, type ListSpan, type TimeOfList } from './exportCounts.ts';
import { partUntil } from './exportRange.ts';

/** Days of an export, and the rows in them. */
export interface ExportDays {
  /** Null while it is read, and if it was not. */
  readonly span: ListSpan | null;
  readonly isReading: boolean;
  /** Days to begin with: all of the list, or its last part; null if the rows do not say any. */
  readonly proposed: IsoRange | null;
  /** Rows in the chosen days; null for unknown. */
  readonly inside: number | null;
  readonly isCounting: boolean;
  /** True if the list reaches over more days than one export may. */
  readonly isLonger: boolean;
  /** The part before the chosen days, of a list that is longer. */
  readonly next: IsoRange | null;
  /** All days of the list, if others are chosen and one export may have them. */
  readonly all: IsoRange | null;
}

/** Reads over which days a list reaches. */
export function useListSpan(time: TimeOfList, mostDays: number | null) {
  const { answer: span, loading } = useAsked(useCallback((options: AskOptions) => readSpan(time, options), [time]));
  const { first = null, last = null } = span ?? {};
  const proposed = first === null || last === null ? null : partUntil(last, { first }, mostDays);
  return { span: loading ? null : span, isReading: loading, proposed: loading ? null : proposed };
}

/** Counts the rows of a list in chosen days, and finds those to go on with; null for days that cannot be exported. */
export function useExportDays(
  time: TimeOfList,
  mostDays: number | null,
  read: ReturnType<typeof useListSpan>,
  start: string | null,
  end: string | null,
): ExportDays {
  const { answer, loading } = useAsked<CountedRange | null>(
    useCallback(
      (options: AskOptions) =>
        start === null || end === null ? Promise.resolve(null) : readRange(time, { start, end }, options),
      [time, start, end],
    ),
  );
  const { span } = read;
  const { first = null, last = null } = span ?? {};
  const isLonger = first !== null && last !== null && mostDays !== null && daysIn(first, last) > mostDays;
  const before = loading ? null : (answer?.before ?? null);
  const isAll = first !== null && last !== null && !isLonger && (start !== first || end !== last);
  return {
    ...read,
    inside: loading ? null : (answer?.inside ?? null),
    isCounting: loading || read.isReading,
    isLonger,
    next: isLonger && before !== null ? partUntil(before, { first }, mostDays) : null,
    all: isAll ? { start: first, end: last } : null,
  };
}
