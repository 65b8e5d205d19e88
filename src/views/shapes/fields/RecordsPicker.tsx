import { useState } from 'react';
import { recordNumber } from '#i18n/recordNumber.ts';
import type { Row } from '#services/page.ts';
import type { FieldWords } from '#views/ui/Field.tsx';
import { MultiComboBox } from '#views/ui/MultiComboBox.tsx';
import { useWords } from '#views/language/words.tsx';
import { amountIn, choiceOfRecord, usePickedRecords, type Picked } from './pickedRecords.ts';
import { severalIn } from './several.ts';

/** Picks several records of a type by their numbers, amounts or what tells them apart, and sums their amounts. */
interface RecordsPickerProps extends FieldWords {
  readonly machine: string;
  readonly picked: Picked;
  readonly name: string;
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  readonly onBlur?: (() => void) | undefined;
  /** The most that may be chosen. */
  readonly most?: number | undefined;
}

/** Number of a record: letters and digits. Names of customers are not taken for it. */
const NUMBER = /^[A-Za-z]+\d{6,}$/;

export default function RecordsPicker(props: RecordsPickerProps) {
  const { machine, picked, name, value, onChange, onBlur, most, ...rest } = props;
  const words = useWords();
  const [typed, setTyped] = useState('');
  const [known, setKnown] = useState<ReadonlyMap<string, Row>>(new Map());
  const { rows, isAsking } = usePickedRecords(machine, picked, typed);
  const rowOf = (id: string): Row | undefined => known.get(id) ?? rows.find((row) => row.id === id);
  const amounts = value.map((id) => {
    const row = rowOf(id);
    return row ? amountIn(row, picked) : null;
  });
  const sum = amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
  const limit = words.text('ui.form.atMost', { most: most ?? 0 });
  const isFull = most !== undefined && value.length >= most;
  const description =
    picked.amount !== undefined && value.length > 0
      ? words.text('ui.form.chosenSum', { count: value.length, sum: words.money(sum, 'MMK') })
      : (rest.description ?? (most === undefined ? undefined : limit));
  const choose = (ids: readonly string[]): void => {
    setKnown(new Map([...known, ...rows.map((row) => [row.id, row] as const)]));
    setTyped('');
    onChange(ids);
  };
  return (
    <MultiComboBox
      {...rest}
      {...(description !== undefined && { description })}
      name={name}
      loading={isAsking}
      choices={rows.map((row) => {
        const choice = choiceOfRecord(machine, row, picked, words);
        return isFull && !value.includes(row.id) ? { ...choice, reason: limit } : choice;
      })}
      chosen={value.map((id, place) => {
        const amount = amounts[place] ?? null;
        const number = recordNumber(machine, id, words);
        return { id, text: amount === null ? number : `${number} · ${words.money(amount, 'MMK')}` };
      })}
      typed={typed}
      onType={(text) => {
        const numbers = severalIn(text);
        if (numbers.length > 1 && numbers.every((one) => NUMBER.test(one)))
          choose([...new Set([...value, ...numbers])]);
        else setTyped(text);
      }}
      onChange={choose}
      onBlur={() => {
        setTyped('');
        onBlur?.();
      }}
    />
  );
}
