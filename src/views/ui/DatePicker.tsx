import { Button, Calendar, DatePicker as AriaDatePicker, Dialog, Group, Popover } from 'react-aria-components';
import type { DatePickerProps as AriaDatePickerProps } from 'react-aria-components';
import type { DateValue } from '@internationalized/date';
import { calendar } from './Calendar.css.ts';
import { CalendarParts } from './CalendarParts.tsx';
import { dateProps } from './DateField.tsx';
import type { DateWords } from './DateField.tsx';
import { DateSegments } from './DateSegments.tsx';
import { FieldLabel, FieldMessage, fieldClass, takeWords } from './Field.tsx';
import { box, inner } from './Field.css.ts';
import { Icon } from './Icon.tsx';
import { floating } from './ListBox.css.ts';

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
        <Button className={inner}>
          <Icon name="calendar" />
        </Button>
      </Group>
      <FieldMessage {...words} />
      <Popover className={floating} offset={4}>
        <Dialog>
          <Calendar className={calendar}>
            <CalendarParts single />
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
