import { DateField as AriaDateField, Group } from 'react-aria-components';
import type { DateFieldProps as AriaDateFieldProps } from 'react-aria-components';
import type { DateValue } from '@internationalized/date';
import { DateSegments } from './DateSegments.tsx';
import { dateOf, isoOf } from './dates.ts';
import type { Granularity } from './dates.ts';
import { FieldLabel, FieldMessage, fieldClass, takeWords } from './Field.tsx';
import type { FieldWords } from './Field.tsx';
import { box } from './Field.css.ts';

/** Common properties of date fields: ISO text in and out, null for none. */
export interface DateWords extends FieldWords {
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  onChange?: ((iso: string | null) => void) | undefined;
  granularity?: Granularity | undefined;
  /** First and last day that may be chosen, ISO. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A date that is typed, such as a birthday. */
export interface DateFieldProps
  extends
    DateWords,
    Omit<
      AriaDateFieldProps<DateValue>,
      'children' | 'className' | 'style' | 'isInvalid' | 'isRequired' | 'minValue' | 'maxValue' | keyof DateWords
    > {}

/** ISO words of a date's field as React Aria takes them. */
export function dateProps({
  value,
  defaultValue,
  onChange,
  granularity = 'day',
  min,
  max,
}: Omit<DateWords, keyof FieldWords>) {
  const date = (iso: string | null): DateValue | null => (iso === null ? null : dateOf(iso, granularity));
  return {
    granularity,
    hourCycle: 24 as const,
    shouldForceLeadingZeros: true,
    ...(value === undefined ? {} : { value: date(value) }),
    ...(defaultValue === undefined ? {} : { defaultValue: date(defaultValue) }),
    ...(min === undefined ? {} : { minValue: dateOf(min, granularity) }),
    ...(max === undefined ? {} : { maxValue: dateOf(max, granularity) }),
    ...(onChange && { onChange: (next: DateValue | null) => onChange(next === null ? null : isoOf(next)) }),
  };
}

export function DateField({ value, defaultValue, onChange, granularity, min, max, ...props }: DateFieldProps) {
  const { words, rest, invalid } = takeWords(props);
  const dates = dateProps({ value, defaultValue, onChange, granularity, min, max });
  return (
    <AriaDateField {...rest} {...dates} {...invalid} className={fieldClass(words)}>
      <FieldLabel {...words} />
      <Group className={box}>
        <DateSegments />
      </Group>
      <FieldMessage {...words} />
    </AriaDateField>
  );
}
