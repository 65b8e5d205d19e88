import { useMemo, useState } from 'react';
import { ComboBox } from '#views/ui/ComboBox.tsx';
import type { FieldWords } from '#views/ui/Field.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { useWords } from '#views/language/words.tsx';
import type { Offered } from './kind.ts';
import { choicesOf, found } from './found.ts';
import { useLeftEarly } from './leftEarly.ts';
import { useOffered, type Narrowing } from './offered.ts';

/** One of many by its name; where the names may not be looked at, its id is typed. */
export interface ReferencePickerProps extends FieldWords, Narrowing {
  readonly to: Offered;
  readonly name: string;
  /** Null for a chosen 'none'. */
  readonly value: string | null | undefined;
  /** `above`: the entries above a chosen one in its tree, the nearest first. */
  readonly onChange: (id: string | null | undefined, above?: readonly string[]) => void;
  /** True if 'none' can be chosen. */
  readonly canBeNone?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** Returns true if the rules accept it; called for shown entries, while the list is open. */
  readonly accepts?: ((id: string) => boolean) | undefined;
}

/** Key of the choice 'none'; no id is written like it. */
const NONE = '—';

export function ReferencePicker(props: ReferencePickerProps) {
  const { to, name, value, onChange, onBlur, depth, within, under, only, accepts, canBeNone = false, ...words } = props;
  const { status, offered, nameOf } = useOffered(to, { depth, within, under, only });
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const none = useWords().text('ui.form.none');
  const label = value === undefined ? '' : value === null ? none : nameOf(value);
  const wanted = typed === label ? '' : (typed ?? '');
  const answers = useMemo(() => found(offered, wanted), [offered, wanted]);
  const taken =
    (isOpen || typed !== null) && accepts ? found(offered, wanted, (id) => id === value || accepts(id)) : answers;
  const isLoading = status === 'loading';
  const left = useLeftEarly(isLoading, () => {
    setTyped(null);
    if (wanted !== '' && taken.length === 1) onChange(taken[0]?.id, taken[0]?.above);
  });
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
      loading={isLoading}
      menuTrigger="focus"
      choices={[...(canBeNone && wanted === '' ? [{ id: NONE, label: none }] : []), ...choicesOf(taken, wanted === '')]}
      value={value === null ? NONE : (value ?? null)}
      inputValue={typed ?? label}
      onOpenChange={setOpen}
      onInputChange={(text) => {
        setTyped(text);
        // What is wiped out is meant to be gone.
        if (text === '' && value !== undefined) onChange(undefined);
      }}
      onChange={(key) => {
        // Nothing but 'none' can be chosen yet: the library gives up what is typed.
        if (isLoading && key !== NONE) return;
        setTyped(null);
        if (key === null || key === NONE) onChange(key === NONE ? null : undefined);
        else onChange(String(key), offered.find(({ id }) => id === key)?.above);
      }}
      onFocus={left.enter}
      onBlur={() => {
        left.leave();
        if (!isLoading) setTyped(null);
        onBlur?.();
      }}
    />
  );
}
