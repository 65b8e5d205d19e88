import { useRef, useState } from 'react';
import type { Picked } from '#machines/kit/meaning.ts';
import type { Row } from '#services/page.ts';
import type { FieldWords } from '#views/ui/Field.tsx';
import { MultiComboBox } from '#views/ui/MultiComboBox.tsx';
import { useWords } from '#views/language/words.tsx';
import { amountIn, useConditions, usePickedRecords } from './pickedRecords.ts';
import { choiceOfRecord, chosenText, useWording } from './recordChoice.ts';
import { severalIn } from './several.ts';

/** Picks several records of a type by their numbers, amounts or what tells them apart, and sums their amounts. */
interface RecordsPickerProps extends FieldWords {
  readonly machine: string;
  readonly picked: Picked;
  readonly name: string;
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  /** Value of a field beside this one. */
  readonly beside: (name: string) => unknown;
  readonly onBlur?: (() => void) | undefined;
  /** The most that may be chosen. */
  readonly most?: number | undefined;
}

/** Number of a record: letters and digits. Names of customers are not taken for it. */
const NUMBER = /^[A-Za-z]+\d{6,}$/;

export default function RecordsPicker(props: RecordsPickerProps) {
  const { machine, picked, name, value, onChange, beside, onBlur, most, ...rest } = props;
  const words = useWords();
  const [typed, setTyped] = useState('');
  const [known, setKnown] = useState<ReadonlyMap<string, Row>>(new Map());
  const wording = useWording(machine, picked, words);
  const conditions = useConditions(picked, beside);
  const chosenAmong = useRef<unknown>(null);
  const choose = (ids: readonly string[], among: readonly Row[]): void => {
    setKnown(new Map([...known, ...among.map((row) => [row.id, row] as const)]));
    setTyped('');
    onChange(ids);
  };
  const { rows, isAsking } = usePickedRecords(machine, picked, { typed, conditions }, (found, to) => {
    if (picked.chosen !== 'all' || to.typed !== '' || chosenAmong.current === to.conditions) return;
    // What was given stays; another customer, say, brings its own.
    const isGiven = chosenAmong.current === null && value.length > 0;
    chosenAmong.current = to.conditions;
    if (!isGiven)
      choose(
        found.slice(0, most).map(({ id }) => id),
        found,
      );
  });
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
  const isEmpty = conditions !== null && !isAsking && typed === '' && rows.length === 0 && value.length === 0;
  return (
    <MultiComboBox
      {...rest}
      {...(isEmpty ? { description: words.text('ui.form.noneToPick') } : description !== undefined && { description })}
      name={name}
      loading={isAsking}
      choices={rows.map((row) => {
        const choice = choiceOfRecord(row, wording);
        return isFull && !value.includes(row.id) ? { ...choice, reason: limit } : choice;
      })}
      chosen={value.map((id) => {
        const row = rowOf(id);
        return { id, text: row ? chosenText(row, wording) : id };
      })}
      typed={typed}
      onType={(text) => {
        const numbers = severalIn(text);
        if (numbers.length > 1 && numbers.every((one) => NUMBER.test(one)))
          choose([...new Set([...value, ...numbers])], rows);
        else setTyped(text);
      }}
      onChange={(ids) => choose(ids, rows)}
      onBlur={() => {
        setTyped('');
        onBlur?.();
      }}
    />
  );
}
