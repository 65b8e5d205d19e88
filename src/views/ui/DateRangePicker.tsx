import { Button, DateRangePicker as AriaDateRangePicker, Group, RangeCalendar } from 'react-aria-components';
import type { DateRangePickerProps as AriaDateRangePickerProps } from 'react-aria-components';
import type { DateValue } from '@internationalized/date';
import { calendar } from './Calendar.css.ts';
import { CalendarParts } from './CalendarParts.tsx';
import { CalendarButton, CalendarPopover } from './CalendarPopover.tsx';
import * as css from './DateField.css.ts';
import { DateSegments } from './DateSegments.tsx';
import { dateOf, isoOf } from './dates.ts';
import type { Granularity } from './dates.ts';
import { FieldLabel, FieldMessage, fieldClass, takeWords } from './Field.tsx';
import type { FieldWords } from './Field.tsx';
import { box, inner } from './Field.css.ts';
import { Icon } from './Icon.tsx';
import { useWords } from './words.tsx';

/** From one day to another, both counted in; ISO words without a zone. */
export interface IsoRange {
  start: string;
  end: string;
}

/** A usual range, offered beside the calendar. */
export interface RangePreset {
  id: string;
  label: string;
  range: IsoRange;
}

interface RangeWords extends FieldWords {
  value?: IsoRange | null | undefined;
  onChange?: ((range: IsoRange | null) => void) | undefined;
  granularity?: Granularity | undefined;
  presets?: readonly RangePreset[] | undefined;
  /** Called with a preset's id in place of its range. */
  onPreset?: ((id: string) => void) | undefined;
  /** Name of the group of presets. */
  presetsLabel?: string | undefined;
}

/** A stretch of days, typed or chosen from a month; the cross takes it away. */
export interface DateRangePickerProps
  extends
    RangeWords,
    Omit<
      AriaDateRangePickerProps<DateValue>,
      'children' | 'className' | 'style' | 'isInvalid' | 'isRequired' | 'defaultValue' | keyof RangeWords
    > {}

export function DateRangePicker({
  value,
  onChange,
  granularity = 'day',
  presets = [],
  onPreset,
  presetsLabel,
  ...props
}: DateRangePickerProps) {
  const { words, rest, invalid } = takeWords(props);
  const { clear } = useWords();
  const date = (iso: string): DateValue => dateOf(iso, granularity);
  const held = value === undefined ? {} : { value: value && { start: date(value.start), end: date(value.end) } };
  return (
    <AriaDateRangePicker<DateValue>
      {...rest}
      {...held}
      {...invalid}
      granularity={granularity}
      hourCycle={24}
      shouldForceLeadingZeros
      onChange={(next) => onChange?.(next && { start: isoOf(next.start), end: isoOf(next.end) })}
      className={fieldClass(words)}
    >
      <FieldLabel {...words} />
      <Group className={box}>
        <DateSegments slot="start" />
        <span className={css.between} aria-hidden="true">
          –
        </span>
        <DateSegments slot="end" />
        <span className={css.spring} />
        {value !== null && value !== undefined && (
          <Button slot={null} className={inner} aria-label={clear} onPress={() => onChange?.(null)}>
            <Icon name="cross" size={13} />
          </Button>
        )}
        <CalendarButton />
      </Group>
      <FieldMessage {...words} />
      <CalendarPopover>
        {(close) => (
          <>
            {presets.length > 0 && (
              <div role="group" aria-label={presetsLabel} className={css.presets}>
                {presets.map(({ id, label, range }) => (
                  <Button
                    key={id}
                    slot={null}
                    className={css.preset}
                    onPress={() => {
                      if (onPreset) onPreset(id);
                      else onChange?.(range);
                      close();
                    }}
                  >
                    {label}
                  </Button>
                ))}
              </div>
            )}
            <RangeCalendar className={calendar}>
              <CalendarParts />
            </RangeCalendar>
          </>
        )}
      </CalendarPopover>
    </AriaDateRangePicker>
  );
}
