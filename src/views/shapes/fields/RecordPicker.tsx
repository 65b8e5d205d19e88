import { useState } from 'react';
import type { Picked } from '#machines/kit/meaning.ts';
import type { Row } from '#services/page.ts';
import { ComboBox } from '#views/ui/ComboBox.tsx';
import type { FieldWords } from '#views/ui/Field.tsx';
import { useWords } from '#views/language/words.tsx';
import { onlyOneOf, useConditions, usePickedRecords } from './pickedRecords.ts';
import { choiceOfRecord, chosenText, useWording } from './recordChoice.ts';

/** Picks one record of a type by what it is, its number or its amount; a whole number can be typed. */
interface RecordPickerProps extends FieldWords {
  readonly machine: string;
  readonly picked: Picked;
  readonly name: string;
  readonly value: string | undefined;
  readonly onChange: (id: string | undefined) => void;
  /** Value of a field beside this one. */
  readonly beside: (name: string) => unknown;
  readonly onBlur?: (() => void) | undefined;
}

export default function RecordPicker(props: RecordPickerProps) {
  const { machine, picked, name, value, onChange, beside, onBlur, ...rest } = props;
  const words = useWords();
  const wording = useWording(machine, picked, words);
  const [chosen, setChosen] = useState<Row | null>(null);
  const conditions = useConditions(picked, beside);
  const take = (row: Row): void => {
    setChosen(row);
    onChange(row.id);
  };
  // All are offered again once one is chosen.
  const sought = { typed: chosen?.id === value ? '' : (value ?? ''), conditions };
  const { rows, isAsking } = usePickedRecords(machine, picked, sought, ([only, ...others]) => {
    if (picked.chosen === 'only' && value === undefined && only && others.length === 0) take(only);
  });
  const known = chosen?.id === value ? chosen : (rows.find(({ id }) => id === value) ?? null);
  const typed = known ? chosenText(known, wording) : (value ?? '');
  return (
    <ComboBox
      {...rest}
      onBlur={() => {
        const only = isAsking || known ? null : onlyOneOf(rows, typed);
        if (only) take(only);
        onBlur?.();
      }}
      name={name}
      filtered
      allowsCustomValue
      loading={isAsking}
      menuTrigger="focus"
      choices={rows.map((row) => choiceOfRecord(row, wording))}
      value={rows.some(({ id }) => id === value) ? (value ?? null) : null}
      inputValue={typed}
      onInputChange={(text) => {
        if (text !== typed) onChange(text === '' ? undefined : text);
      }}
      onChange={(key) => {
        const row = rows.find(({ id }) => id === key);
        if (row) take(row);
      }}
    />
  );
}
