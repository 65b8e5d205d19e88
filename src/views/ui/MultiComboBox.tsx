import { ComboBox } from 'react-aria-components';
import type { Choice } from './choice.ts';
import { ComboParts } from './ComboBox.tsx';
import { fieldClass, takeWords } from './Field.tsx';
import type { FieldWords } from './Field.tsx';
import { tags } from './MultiComboBox.css.ts';
import TagList from './TagList.tsx';

/** Several of many, found by typing. The caller searches and gives the found `choices`; ids in, ids out. */
export interface MultiComboBoxProps extends FieldWords {
  name: string;
  choices: readonly Choice[];
  /** The chosen entries in order, with their names. */
  chosen: readonly { id: string; text: string }[];
  onChange: (ids: readonly string[]) => void;
  typed: string;
  onType: (typed: string) => void;
  loading?: boolean;
  onFocus?: () => void;
  onBlur?: () => void;
  onOpenChange?: (isOpen: boolean) => void;
}

export function MultiComboBox({ name, choices, chosen, typed, onType, loading = false, ...props }: MultiComboBoxProps) {
  const { words, rest, invalid } = takeWords(props);
  const { onChange, ...others } = rest;
  const ids = chosen.map(({ id }) => id);
  return (
    <div>
      <ComboBox<Choice, 'multiple'>
        {...others}
        {...invalid}
        selectionMode="multiple"
        menuTrigger="focus"
        items={choices}
        value={ids}
        inputValue={typed}
        onInputChange={onType}
        onChange={(keys) => {
          const next = keys.map(String);
          const isSame = next.length === ids.length && next.every((id) => ids.includes(id));
          // Also called by Escape and when the field is left, with the earlier choice: what is typed is given up.
          if (!isSame) onChange(next);
          else if (!loading) onType('');
        }}
        allowsEmptyCollection
        className={fieldClass(words)}
      >
        <ComboParts words={words} loading={loading} answers={choices} name={name} />
      </ComboBox>
      {chosen.length > 0 && (
        <div className={tags}>
          <TagList label={words.label} tags={chosen} onRemove={(gone) => onChange(ids.filter((id) => id !== gone))} />
        </div>
      )}
    </div>
  );
}
