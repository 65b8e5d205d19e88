import { useState } from 'react';
import { severalIn } from '#views/shapes/fields/ListField.tsx';
import type { CustomFilter } from '#views/shapes/list/options.ts';
import { TextField } from '#views/ui/TextField.tsx';
import { useWords } from '#views/words.tsx';
import { MOST_NUMBERS, resolveNumbers } from './numbers.ts';

const shown = (value: string): string => value.replaceAll(',', ' ');

function NumbersInput({ value, onChange }: { readonly value: string; readonly onChange: (written: string) => void }) {
  const words = useWords();
  const [typed, setTyped] = useState(shown(value));
  const [last, setLast] = useState(value);
  if (last !== value) {
    setLast(value);
    setTyped(shown(value));
  }
  const count = severalIn(typed).length;
  /** Too many are not looked for: none is left out in silence. */
  const search = (text: string): void => {
    const wanted = severalIn(text);
    if (wanted.length <= MOST_NUMBERS) onChange(wanted.join(','));
  };
  const said = count > 1 ? words.text('ui.order.numbersCount', { count }) : undefined;
  return (
    <TextField
      bare
      icon="search"
      label={words.text('ui.order.numbers')}
      placeholder={words.text('ui.order.numbersHint')}
      value={typed}
      error={count > MOST_NUMBERS ? words.text('ui.order.numbersMost', { most: MOST_NUMBERS }) : undefined}
      {...(said !== undefined && { unit: said })}
      onChange={setTyped}
      onPaste={(event) => {
        const pasted = event.clipboardData?.getData('text') ?? '';
        if (!/[\r\n\t]/.test(pasted)) return;
        // An input would glue the pasted lines together.
        event.preventDefault();
        const all = severalIn(`${typed} ${pasted}`).join(' ');
        setTyped(all);
        search(all);
      }}
      onKeyDown={(event) => event.key === 'Enter' && search(typed)}
      onBlur={() => severalIn(typed).join(',') !== value && search(typed)}
    />
  );
}

/** Orders by their numbers, many at once: waybills, pieces, customers' own; those not found are named. */
export const numbersFilter: CustomFilter = {
  name: 'numbers',
  anyTime: true,
  Input: NumbersInput,
  say: (value, words) => words.text('ui.order.numbersCount', { count: severalIn(value).length }),
  resolve: (value, signal) => resolveNumbers(severalIn(value), signal),
};
