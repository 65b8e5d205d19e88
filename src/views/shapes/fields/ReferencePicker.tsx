import { useMemo, useState } from 'react';
import { ComboBox } from '#views/ui/ComboBox.tsx';
import type { FieldWords } from '#views/ui/Field.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import type { Offered } from './kind.ts';
import { useReferences, type Reference } from './references.ts';

/** One of many by its name; where the names may not be looked at, its id is typed. */
export interface ReferencePickerProps extends FieldWords {
  readonly to: Offered;
  readonly name: string;
  readonly value: string | undefined;
  readonly onChange: (id: string | undefined) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Keeps only some, such as the airports among the stations. */
  readonly only?: ((id: string) => boolean) | undefined;
}

const MOST_SHOWN = 50;

const folded = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** The best answers to what is typed: names that begin with it before those that hold it. */
export const found = (entries: readonly Reference[], typed: string): Reference[] => {
  const wanted = folded(typed);
  if (wanted === '') return entries.slice(0, MOST_SHOWN);
  const starts: Reference[] = [];
  const holds: Reference[] = [];
  for (const entry of entries) {
    const label = folded(entry.label);
    if (label.startsWith(wanted)) starts.push(entry);
    else if (`${label} ${folded(entry.description ?? '')} ${folded(entry.id)}`.includes(wanted)) holds.push(entry);
  }
  return [...starts, ...holds].slice(0, MOST_SHOWN);
};

export function ReferencePicker({ to, name, value, onChange, onBlur, only, ...words }: ReferencePickerProps) {
  const { status, entries, byId } = useReferences(to);
  const [typed, setTyped] = useState<string | null>(null);
  const label = value === undefined ? '' : (byId.get(value)?.label ?? value);
  const offered = useMemo(() => (only ? entries.filter(({ id }) => only(id)) : entries), [entries, only]);
  const choices = useMemo(() => found(offered, typed === label ? '' : (typed ?? '')), [offered, typed, label]);
  const blur = onBlur && { onBlur };
  if (status === 'failed')
    return (
      <TextField {...words} {...blur} name={name} value={value ?? ''} onChange={(id) => onChange(id || undefined)} />
    );
  return (
    <ComboBox
      {...words}
      name={name}
      filtered
      loading={status === 'loading'}
      menuTrigger="focus"
      choices={choices}
      value={value ?? null}
      inputValue={typed ?? label}
      onInputChange={setTyped}
      onChange={(key) => {
        setTyped(null);
        onChange(key === null ? undefined : String(key));
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}
