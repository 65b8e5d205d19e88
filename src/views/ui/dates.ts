import { parseDate, parseDateTime } from '@internationalized/date';
import type { DateValue } from '@internationalized/date';

/** Precision of a date field: a day, or a time of it. */
export type Granularity = 'day' | 'minute' | 'second';

/** ISO words without a zone to a date: '2026-11-21' or '2026-11-21T09:30:00'. The zone is the caller's matter. */
export const dateOf = (iso: string, granularity: Granularity): DateValue =>
  granularity === 'day' ? parseDate(iso.slice(0, 10)) : parseDateTime(iso);

/** A date to ISO words without a zone. */
export const isoOf = (date: DateValue): string => date.toString();
