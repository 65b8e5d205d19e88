import { Calendar, DatePicker as AriaDatePicker, Group } from 'react-aria-components';
import type { DatePickerProps as AriaDatePickerProps } from 'react-aria-components';
import type { DateValue } from '@internationalized/date';
import { calendar } from './Calendar.css.ts';
import { CalendarParts } from './CalendarParts.tsx';
import { CalendarButton, CalendarPopover } from './CalendarPopover.tsx';
import { dateProps } from './DateField.tsx';
import type { DateWords } from './DateField.tsx';
import { DateSegments } from './DateSegments.tsx';
import { FieldLabel, FieldMessage, fieldClass, takeWords } from './Field.tsx';
import { box } from './Field.css.ts';

/** A date that is typed, or chosen from a month. */
export interface DatePickerProps
  extends
    DateWords,
    Omit<
      AriaDatePickerProps<DateValue>,
      'children' | 'className' | 'style' | 'isInvalid' | 'isRequired' | 'minValue' | 'maxValue' | keyof DateWords
    > {}

export function DatePicker({ value, defaultValue, onChange, granularity, min, max, ...props }: DatePickerProps) {
  const { words, rest, invalid } = takeWords(props);
  const dates = dateProps({ value, defaultValue, onChange, granularity, min, max });
  return (
    <AriaDatePicker {...rest} {...dates} {...invalid} className={fieldClass(words)}>
      <FieldLabel {...words} />
      <Group className={box}>
        <DateSegments />
        <CalendarButton />
      </Group>
      <FieldMessage {...words} />
      <CalendarPopover>
        <Calendar className={calendar}>
          <CalendarParts single />
        </Calendar>
      </CalendarPopover>
    </AriaDatePicker>
  );
}
