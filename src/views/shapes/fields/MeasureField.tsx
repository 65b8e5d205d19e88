import { useState } from 'react';
import { TextField } from '#views/ui/TextField.tsx';
import { Caution, type FieldWords } from '#views/ui/Field.tsx';
import { useWords } from '#views/language/words.tsx';
import { MEASURES, writeMeasure } from './measures.ts';
import { faultOfMeasure, readMeasure, typedShort } from './readMeasure.ts';

/**
 * A number in the units of people, reported at each key: MMK with decimals, kilograms, centimetres. NaN for other
 * text.
 */
export interface MeasureFieldProps extends FieldWords {
  readonly of: keyof typeof MEASURES;
  readonly name: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  readonly onBlur?: (() => void) | undefined;
  /** A greater value is accepted, and asked about. */
  readonly unusualAbove?: number | undefined;
}

export function MeasureField({ of, value, onChange, onBlur, unusualAbove, ...rest }: MeasureFieldProps) {
  const words = useWords();
  const measure = MEASURES[of];
  const isUnusual = unusualAbove !== undefined && value !== undefined && value > unusualAbove;
  const [typed, setTyped] = useState<string | null>(null);
  const fault = rest.error && typed !== null ? faultOfMeasure(typed, measure) : null;
  return (
    <TextField
      {...rest}
      {...(fault !== null && {
        error: words.text(`ui.form.number.${fault}`, {
          typed: typedShort(typed ?? ''),
          decimals: measure.decimals,
          example: measure.example,
        }),
      })}
      // React Aria names a description that is there from the start only.
      {...(unusualAbove !== undefined && {
        description: isUnusual ? <Caution>{words.text('ui.form.unusual')}</Caution> : '',
      })}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? writeMeasure(value, measure)}
      {...(measure.unit !== null && { unit: measure.unit })}
      onChange={(text) => {
        setTyped(text);
        onChange(readMeasure(text, measure) ?? undefined);
      }}
      onBlur={() => {
        if (value === undefined || !Number.isNaN(value)) setTyped(null);
        onBlur?.();
      }}
    />
  );
}
