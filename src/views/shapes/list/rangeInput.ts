import type { Words } from '#i18n/words.ts';
import { PERIODS, periodFrom } from '#machines/time/periods.ts';
import type { IsoRange, RangePreset } from '#views/ui/DateRangePicker.tsx';
import { isTooLong, type FieldFilter } from './query.ts';

/** A year still being typed, digit by digit, is no date yet. */
const EARLIEST = '2000-01-01';

/** Fault of a range of days; null while it is being typed, undefined for none. */
export function rangeFault(
  { start, end }: IsoRange,
  filter: Pick<FieldFilter, 'mostDays'>,
  words: Words,
): string | null | undefined {
  if (start < EARLIEST || end < EARLIEST) return null;
  if (start > end) return words.text('ui.list.rangeReversed');
  return isTooLong({ start, end }, filter) ? words.text('ui.list.rangeTooLong', { days: filter.mostDays }) : undefined;
}

/** The usual periods that a range may have. `now` in milliseconds of the epoch. */
export const presetsWithin = (now: number, filter: Pick<FieldFilter, 'mostDays'>, words: Words): RangePreset[] =>
  PERIODS.map((id) => ({ id, label: words.text(`ui.list.preset.${id}`), range: periodFrom(now, id) })).filter(
    ({ range }) => !isTooLong(range, filter),
  );
