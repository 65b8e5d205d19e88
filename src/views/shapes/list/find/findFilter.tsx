import { useState } from 'react';
import type { Words } from '#i18n/words.ts';
import { TextField } from '#views/ui/TextField.tsx';
import { useWords } from '#views/words.tsx';
import { labelOf } from '../../fields/labels.ts';
import type { CustomFilter } from '../options.ts';
import { lookUp, type Places } from './lookUp.ts';
import { isMisread, MOST_NUMBERS, numbersIn } from './numbers.ts';

/** The name of the filter in a list's address. */
export const NUMBERS = 'numbers';

/** Where a list finds many by their numbers, and what it calls them. */
export interface Finding extends Places {
  /** The message that names them; the names of the fields unless told. */
  readonly label?: string | undefined;
}

/** What the numbers are called. */
export const numbersLabel = ({ machine, fields, label }: Finding, words: Words): string =>
  label === undefined ? fields.map((field) => labelOf(machine, field, words)).join(' / ') : words.text<string>(label);

/** What is wrong with written numbers before anybody is asked; undefined for nothing. */
export function faultOf(numbers: readonly string[], words: Words): string | undefined {
  if (numbers.length > MOST_NUMBERS) return words.text('ui.find.most', { most: MOST_NUMBERS, count: numbers.length });
  const misread = numbers.filter(isMisread);
  if (misread.length === 0) return undefined;
  return words.text('ui.find.misread', { count: misread.length, list: words.list(misread.slice(0, 3)) });
}

const shown = (value: string): string => value.replaceAll(',', ' ');

interface InputProps {
  readonly value: string;
  readonly onChange: (written: string) => void;
}

function NumbersInput({ value, onChange, finding }: InputProps & { readonly finding: Finding }) {
  const words = useWords();
  const [typed, setTyped] = useState(shown(value));
  const [last, setLast] = useState(value);
  if (last !== value) {
    setLast(value);
    setTyped(shown(value));
  }
  const numbers = numbersIn(typed);
  /** Too many are not looked for: none is left out in silence. */
  const search = (text: string): void => {
    const wanted = numbersIn(text);
    if (wanted.length <= MOST_NUMBERS) onChange(wanted.join(','));
  };
  const said = numbers.length > 1 ? words.text('ui.find.count', { count: numbers.length }) : undefined;
  return (
    <TextField
      bare
      icon="search"
      label={numbersLabel(finding, words)}
      placeholder={words.text('ui.find.hint')}
      value={typed}
      error={faultOf(numbers, words)}
      {...(said !== undefined && { unit: said })}
      onChange={setTyped}
      onPaste={(event) => {
        const pasted = event.clipboardData?.getData('text') ?? '';
        if (!/[\r\n\t]/.test(pasted)) return;
        // An input would glue the pasted lines together.
        event.preventDefault();
        const all = numbersIn(`${typed} ${pasted}`).join(' ');
        setTyped(all);
        search(all);
      }}
      onKeyDown={(event) => event.key === 'Enter' && search(typed)}
      onBlur={() => numbersIn(typed).join(',') !== value && search(typed)}
    />
  );
}

/** Rows by their numbers, many at once; those misread and those not found are named. */
export const findFilter = (finding: Finding): CustomFilter => ({
  name: NUMBERS,
  anyTime: true,
  Input: (props: InputProps) => <NumbersInput {...props} finding={finding} />,
  say: (value, words) => words.text('ui.find.count', { count: numbersIn(value).length }),
  resolve: async (value, signal) => {
    const { filter, missing, misread } = await lookUp(finding, numbersIn(value).slice(0, MOST_NUMBERS), signal);
    return { filters: [filter], missing, misread };
  },
});
