import { useState } from 'react';
import { TextField } from '#views/ui/TextField.tsx';
import { useWords } from '#views/language/words.tsx';
import { rememberTyped } from './asTyped.ts';
import { faultOf, numbersLabel, type Finding } from './finding.ts';
import { MOST_NUMBERS, numbersIn } from './numbers.ts';

const shown = (value: string): string => value.replaceAll(',', ' ');

interface NumbersInputProps {
  readonly finding: Finding;
  readonly value: string;
  readonly onChange: (written: string) => void;
}

/** Numbers typed, scanned or pasted, as they are looked for. */
export function NumbersInput({ value, onChange, finding }: NumbersInputProps) {
  const words = useWords();
  const [typed, setTyped] = useState(shown(value));
  const [last, setLast] = useState(value);
  if (last !== value) {
    setLast(value);
    setTyped(shown(value));
  }
  const numbers = numbersIn(typed);
  // The list says what is wrong with numbers that were looked for.
  const isAsked = numbers.join(',') === value;
  /** Too many are not looked for: none is left out in silence. */
  const search = (text: string): void => {
    const wanted = numbersIn(text);
    if (wanted.length > MOST_NUMBERS) return;
    rememberTyped(wanted.join(','), text);
    onChange(wanted.join(','));
  };
  const said = numbers.length > 1 ? words.text('ui.find.count', { count: numbers.length }) : undefined;
  return (
    <TextField
      bare
      icon="search"
      label={numbersLabel(finding, words)}
      placeholder={words.text('ui.find.hint')}
      value={typed}
      error={isAsked ? undefined : faultOf(numbers, words)}
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
