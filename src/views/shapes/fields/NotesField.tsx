import { useId, useState } from 'react';
import { Icon } from '#views/ui/Icon.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { useWords } from '#views/language/words.tsx';
import * as group from './FieldInput.css.ts';
import type { FieldKind } from './kind.ts';
import { MEASURES, writeMeasure } from './measures.ts';
import { faultOfNotes, sumOfNotes, withNotes, type NoteCounts } from './noteCounts.ts';
import * as css from './NotesField.css.ts';
import { typedShort } from './readMeasure.ts';

interface NotesFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly kind: Extract<FieldKind, { kind: 'notes' }>;
  readonly value: unknown;
  /** Numbers of notes by value, undefined for none, and their sum in hundredths. */
  readonly onChange: (notes: NoteCounts | undefined, amount: number) => void;
}

const countsIn = (value: unknown): NoteCounts =>
  typeof value === 'object' && value !== null ? (value as NoteCounts) : {};

/** Notes and coins of one currency: how many of each, and what they come to. */
export default function NotesField({ label, error, kind, value, onChange }: NotesFieldProps) {
  const words = useWords();
  const sumId = useId();
  const counts = countsIn(value);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const shown = (note: string): string => typed[note] ?? writeMeasure(counts[note], MEASURES.number);
  const set = (note: string, text: string): void => {
    setTyped({ ...typed, [note]: text });
    const next = withNotes(counts, note, text);
    onChange(next, sumOfNotes(next ?? {}));
  };
  const leave = (note: string): void => {
    setLeft(new Set([...left, note]));
    if (faultOfNotes(shown(note), kind.most) !== null) return;
    const { [note]: _, ...others } = typed;
    setTyped(others);
  };
  const faults = kind.values.map((note) => faultOfNotes(shown(note), kind.most));
  const errorAt = (place: number, note: string): string | undefined => {
    const fault = faults[place] ?? null;
    if (fault === null || !(left.has(note) || error !== undefined)) return undefined;
    const { decimals, example } = MEASURES.number;
    return words.text(`ui.form.number.${fault}`, {
      typed: typedShort(shown(note)),
      decimals,
      example,
      most: kind.most,
    });
  };
  return (
    <fieldset className={group.group} aria-describedby={sumId}>
      <legend className={group.legend}>{label}</legend>
      <div className={css.notes}>
        {kind.values.map((note, place) => (
          <TextField
            key={note}
            label={`${words.number(Number(note))} ×`}
            inputMode="numeric"
            autoComplete="off"
            error={errorAt(place, note)}
            value={shown(note)}
            onChange={(text) => set(note, text)}
            onBlur={() => leave(note)}
          />
        ))}
      </div>
      <p id={sumId} className={css.sum}>
        {words.text('ui.form.notesSum')} <strong>{words.money(sumOfNotes(counts), kind.currency)}</strong>
      </p>
      {error !== undefined && faults.every((fault) => fault === null) && (
        <p className={css.error} role="alert">
          <Icon name="error" size={14} /> {error}
        </p>
      )}
    </fieldset>
  );
}
