import { recordNumber } from '#i18n/recordNumber.ts';
import { ComboBox } from '#views/ui/ComboBox.tsx';
import type { FieldWords } from '#views/ui/Field.tsx';
import { useWords } from '#views/language/words.tsx';
import { choiceOfRecord, onlyOneOf, usePickedRecords, type Picked } from './pickedRecords.ts';

/** Picks one record of a type by its number, its amount or what tells it apart; a whole number can be typed. */
interface RecordPickerProps extends FieldWords {
  readonly machine: string;
  readonly picked: Picked;
  readonly name: string;
  readonly value: string | undefined;
  readonly onChange: (id: string | undefined) => void;
  readonly onBlur?: (() => void) | undefined;
}

export default function RecordPicker(props: RecordPickerProps) {
  const { machine, picked, name, value, onChange, onBlur, ...rest } = props;
  const words = useWords();
  const typed = value ?? '';
  const { rows, isAsking } = usePickedRecords(machine, picked, typed);
  const choices = rows.map((row) => choiceOfRecord(machine, row, picked, words));
  return (
    <ComboBox
      {...rest}
      onBlur={() => {
        const only = isAsking ? null : onlyOneOf(rows, typed);
        if (only) onChange(only.id);
        onBlur?.();
      }}
      name={name}
      filtered
      allowsCustomValue
      loading={isAsking}
      menuTrigger="focus"
      choices={choices}
      value={rows.some(({ id }) => id === value) ? (value ?? null) : null}
      inputValue={recordNumber(machine, typed, words)}
      onInputChange={(text) => {
        const named = choices.find(({ label }) => label === text);
        onChange(text === '' ? undefined : (named?.id ?? text));
      }}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
    />
  );
}
