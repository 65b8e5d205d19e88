import { useState } from 'react';
import { useWords } from '#views/language/words.tsx';
import { MeasureField } from '../fields/MeasureField.tsx';
import type { FilterInputProps } from './filters.ts';
import * as css from './List.css.ts';
import { amountsOf, writeAmounts, type Amounts } from './query.ts';

const OPEN: Amounts = { least: null, most: null };

/** Bounds of an amount, each of which may be left open. */
export function AmountFilter({ filter, written, onChange }: FilterInputProps) {
  const words = useWords();
  const [typed, setTyped] = useState<Amounts | null>(null);
  const amounts = typed ?? amountsOf(written) ?? OPEN;
  const label = filter.labelOf(words);
  const { least, most } = amounts;
  const isReversed = least !== null && most !== null && least > most;
  const isSound = !isReversed && !Number.isNaN(least) && !Number.isNaN(most);
  const errorAt = (end: keyof Amounts): string | undefined => {
    // The field itself says what is wrong with a text that is no number.
    if (Number.isNaN(amounts[end])) return words.text('ui.list.amount.noNumber');
    return end === 'most' && isReversed ? words.text('ui.list.amount.reversed') : undefined;
  };
  const submit = (): void => {
    if (!typed || !isSound) return;
    setTyped(null);
    if (writeAmounts(typed) !== written) onChange(writeAmounts(typed));
  };
  return (
    <form
      className={css.amounts}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {(['least', 'most'] as const).map((end) => (
        <MeasureField
          key={end}
          bare
          of={filter.kind.kind === 'money' ? filter.kind.currency : 'MMK'}
          name={`${filter.name}.${end}`}
          label={words.text(`ui.list.amount.${end}`, { field: label })}
          error={errorAt(end)}
          value={amounts[end] ?? undefined}
          onChange={(value) => setTyped({ ...amounts, [end]: value ?? null })}
          onBlur={submit}
        />
      ))}
      <input type="submit" hidden />
    </form>
  );
}
