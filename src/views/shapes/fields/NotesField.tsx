import { useId } from 'react';
import { Icon } from '#views/ui/Icon.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { useWords } from '#views/language/words.tsx';
import * as group from './FieldInput.css.ts';
import type { FieldKind } from './kind.ts';
import * as css from './NotesField.css.ts';

type Counts = Readonly<Partial<Record<string, number>>>;

interface NotesFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly kind: Extract<FieldKind, { kind: 'notes' }>;
  readonly value: unknown;
  /** Numbers of notes by value, undefined for none, and their sum in hundredths. */
  readonly onChange: (notes: Counts | undefined, amount: number) => void;
}

const MOST_DIGITS = 6;

const countsIn = (value: unknown): Counts => (typeof value === 'object' && value !== null ? (value as Counts) : {});

const hundredths = (value: string): number => Math.round(Number(value) * 100);

/** Notes and coins of one currency: how many of each, and what they come to. */
export default function NotesField({ label, error, kind, value, onChange }: NotesFieldProps) {
  const words = useWords();
  const sumId = useId();
  const counts = countsIn(value);
  const sumOf = (of: Counts): number =>
    Object.entries(of).reduce((sum, [note, count = 0]) => sum + hundredths(note) * count, 0);
  const set = (note: string, typed: string): void => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, MOST_DIGITS);
    const { [note]: _, ...others } = counts;
    const next = digits === '' ? others : { ...others, [note]: Number(digits) };
    onChange(Object.keys(next).length === 0 ? undefined : next, sumOf(next));
  };
  return (
    <fieldset className={group.group} aria-describedby={sumId}>
      <legend className={group.legend}>{label}</legend>
      <div className={css.notes}>
        {kind.values.map((note) => (
          <TextField
            key={note}
            label={`${words.number(Number(note))} ×`}
            inputMode="numeric"
            autoComplete="off"
            value={String(counts[note] ?? '')}
            onChange={(typed) => set(note, typed)}
          />
        ))}
      </div>
      <p id={sumId} className={css.sum}>
        {words.text('ui.form.notesSum')} <strong>{words.money(sumOf(counts), kind.currency)}</strong>
      </p>
      {error !== undefined && (
        <p className={css.error} role="alert">
          <Icon name="error" size={14} /> {error}
        </p>
      )}
    </fieldset>
  );
}
