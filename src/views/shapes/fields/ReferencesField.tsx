import { useMemo, useState } from 'react';
import type { FieldWords } from '#views/ui/Field.tsx';
import { MultiComboBox } from '#views/ui/MultiComboBox.tsx';
import { useWords } from '#views/language/words.tsx';
import type { Offered } from './kind.ts';
import ListField from './ListField.tsx';
import { choicesOf, found } from './found.ts';
import { useLeftEarly } from './leftEarly.ts';
import { useOffered, type Narrowing } from './offered.ts';

/** Several of many by their names; where the names may not be looked at, ids are typed. */
export interface ReferencesFieldProps extends FieldWords, Narrowing {
  readonly to: Offered;
  readonly name: string;
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  readonly onBlur?: (() => void) | undefined;
  /** The most that may be chosen. */
  readonly most?: number | undefined;
  /** Returns true if the rules accept one more; called for shown entries, while the list is open. */
  readonly accepts?: ((id: string) => boolean) | undefined;
}

/** A limit that nobody meets is not worth a word. */
const WORTH_SAYING = 50;

export default function ReferencesField(props: ReferencesFieldProps) {
  const { to, name, value, onChange, onBlur, most, depth, within, only, accepts, ...rest } = props;
  const words = useWords();
  const { status, offered, nameOf } = useOffered(to, { depth, within, only });
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const answers = useMemo(() => found(offered, typed), [offered, typed]);
  const taken = isOpen && accepts ? found(offered, typed, (id) => value.includes(id) || accepts(id)) : answers;
  const isFull = most !== undefined && value.length >= most;
  const isLoading = status === 'loading';
  const left = useLeftEarly(isLoading, () => {
    setTyped('');
    const [first, ...others] = typed === '' || isFull ? [] : answers.filter(({ id }) => accepts?.(id) ?? true);
    if (first && others.length === 0 && !value.includes(first.id)) onChange([...value, first.id]);
  });
  const limit = words.text('ui.form.atMost', { most: most ?? 0 });
  const said = rest.description ?? (most !== undefined && most <= WORTH_SAYING ? limit : undefined);
  const field = { ...rest, ...(said !== undefined && { description: said }), ...(onBlur && { onBlur }) };
  if (status === 'failed')
    return <ListField {...field} name={name} value={value} onChange={(ids) => onChange(ids ?? [])} />;
  return (
    <MultiComboBox
      {...field}
      name={name}
      loading={isLoading}
      choices={choicesOf(taken, typed === '').map((choice) =>
        isFull && !value.includes(choice.id) ? { ...choice, reason: limit } : choice,
      )}
      chosen={value.map((id) => ({ id, text: nameOf(id) }))}
      typed={typed}
      onType={setTyped}
      onOpenChange={setOpen}
      onChange={(ids) => {
        setTyped('');
        onChange(ids);
      }}
      onFocus={left.enter}
      onBlur={() => {
        left.leave();
        if (!isLoading) setTyped('');
        onBlur?.();
      }}
    />
  );
}
