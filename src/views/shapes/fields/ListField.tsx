import { useState } from 'react';
import { Group, Input, TextField } from 'react-aria-components';
import { FieldLabel, FieldMessage, fieldClass, takeWords } from '#views/ui/Field.tsx';
import type { FieldWords } from '#views/ui/Field.tsx';
import * as css from '#views/ui/Field.css.ts';
import { hidden } from '#views/ui/Hidden.css.ts';
import { tags as tagsClass } from '#views/ui/MultiComboBox.css.ts';
import TagList from '#views/ui/TagList.tsx';
import { useWords } from '#views/language/words.tsx';
import { severalIn } from './several.ts';

/** Several short values: each a tag once Enter or a comma follows it, or when the field is left. */
export interface ListFieldProps extends FieldWords {
  readonly name: string;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[] | undefined) => void;
  readonly onBlur?: (() => void) | undefined;
}

const ENDS = /[\s,;，；、]$/;

export default function ListField({ name, value, onChange, onBlur, ...props }: ListFieldProps) {
  const { words: labels, rest, invalid } = takeWords(props);
  const words = useWords();
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  // What is being typed counts already, so that the form is never sent without it.
  const [pending, setPending] = useState(0);
  const settled = value.slice(0, value.length - pending);
  const put = (kept: readonly string[], text: string): void => {
    const all = [...new Set([...kept, ...severalIn(text)])];
    setTyped(text);
    setPending(text === '' ? 0 : all.length - kept.length);
    onChange(all.length === 0 ? undefined : all);
  };
  const settle = (text: string): void => {
    const fresh = severalIn(text).filter((one) => !settled.includes(one));
    put([...settled, ...fresh], '');
    if (fresh.length > 0) setSaid(words.text('ui.form.added', { entries: words.list(fresh) }));
  };
  const remove = (gone: string): void => {
    put(
      settled.filter((one) => one !== gone),
      typed,
    );
    setSaid(words.text('ui.form.removed', { entry: gone }));
  };
  return (
    <TextField
      {...rest}
      {...invalid}
      className={fieldClass(labels)}
      autoComplete="off"
      name={name}
      value={typed}
      onChange={(text) => (ENDS.test(text) || severalIn(text).length > 1 ? settle(text) : put(settled, text))}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && typed.trim() !== '') {
          event.preventDefault();
          settle(typed);
        }
        const last = settled.at(-1);
        if (event.key === 'Backspace' && typed === '' && last !== undefined) {
          event.preventDefault();
          put(settled.slice(0, -1), last);
        }
      }}
      onBlur={() => {
        settle(typed);
        onBlur?.();
      }}
    >
      <FieldLabel {...labels} />
      {settled.length > 0 && (
        <div className={tagsClass}>
          <TagList label={labels.label} tags={settled.map((id) => ({ id, text: id }))} onRemove={remove} />
        </div>
      )}
      <Group className={css.box}>
        <Input className={css.input} />
      </Group>
      <FieldMessage {...labels} />
      <span role="status" className={hidden}>
        {said}
      </span>
    </TextField>
  );
}
