import { useContext, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Button, ComboBox as AriaComboBox, ComboBoxStateContext, Group, Input, Popover } from 'react-aria-components';
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components';
import type { Choice } from './choice.ts';
import { FieldLabel, FieldMessage, fieldClass, takeWords } from './Field.tsx';
import type { FieldWords } from './Field.tsx';
import * as css from './Field.css.ts';
import { Icon } from './Icon.tsx';
import { ChoiceList } from './ListBox.tsx';
import { floating } from './ListBox.css.ts';
import { Spinner } from './Spinner.tsx';

type Base = Omit<
  AriaComboBoxProps<Choice>,
  'children' | 'className' | 'style' | 'isInvalid' | 'isRequired' | 'items' | 'defaultItems' | 'formValue'
>;

/**
 * One of many, found by typing. With `onInputChange` and `filtered` the caller searches (a server, say) and gives the
 * found `choices`; else the list is filtered here. Ids in, ids out.
 */
export interface ComboBoxProps extends FieldWords, Base {
  choices: readonly Choice[];
  /** The choices are already the answer to what is typed. */
  filtered?: boolean;
  loading?: boolean;
  placeholder?: string;
}

export function ComboBox({ choices, filtered = false, loading = false, placeholder, ...props }: ComboBoxProps) {
  const { words, rest, invalid } = takeWords(props);
  const items = filtered ? { items: choices } : { defaultItems: choices };
  return (
    <AriaComboBox<Choice>
      {...rest}
      {...invalid}
      {...items}
      formValue="key"
      allowsEmptyCollection
      className={fieldClass(words)}
    >
      <ComboParts
        words={words}
        loading={loading}
        answers={filtered ? choices : undefined}
        takesAny={rest.allowsCustomValue === true}
        placeholder={placeholder}
      />
    </AriaComboBox>
  );
}

interface ComboPartsProps {
  readonly words: FieldWords;
  readonly loading: boolean;
  /** Choices that answer what is typed, if the caller searches. */
  readonly answers?: readonly Choice[] | undefined;
  /** Also a text is taken that no choice has. */
  readonly takesAny?: boolean | undefined;
  readonly placeholder?: string | undefined;
  /** Names the field to a form that moves the focus. */
  readonly name?: string | undefined;
}

/** The label, input, button, message and list of a combo box, for one choice or for several. */
export const ComboParts = ({ words, loading, answers, takesAny = false, placeholder, name }: ComboPartsProps) => (
  <>
    <FieldLabel {...words} />
    <Group className={css.box}>
      <ComboInput
        loading={loading}
        answers={answers}
        takesAny={takesAny}
        placeholder={placeholder}
        {...(name !== undefined && { 'data-field': name })}
      />
      {loading && <Spinner />}
      <Button className={css.inner}>
        <Icon name="chevronDown" />
      </Button>
    </Group>
    <FieldMessage {...words} />
    <Popover className={floating} offset={4}>
      <ChoiceList loading={loading} />
    </Popover>
  </>
);

interface ComboInputProps extends Pick<ComboPartsProps, 'loading' | 'answers' | 'placeholder'> {
  readonly takesAny: boolean;
  readonly 'data-field'?: string;
}

/**
 * The input of a combo box. A press opens its list; a single answer is marked, so that Enter or Tab takes it, also an
 * Enter that comes before the answer.
 */
function ComboInput({ loading, answers, takesAny, placeholder, ...rest }: ComboInputProps) {
  const state = useContext(ComboBoxStateContext);
  const isEntered = useRef(false);
  const first = !loading && state?.isOpen && state.inputValue !== '' ? state.collection.getFirstKey() : null;
  // The library's list is one drawing behind: that it holds one entry may be of the answer before.
  const isOnly = state?.collection.size === 1 && (!answers || (answers.length === 1 && answers[0]?.id === first));
  const only = isOnly ? first : null;
  const isMarked = state?.selectionManager.focusedKey !== null;
  useLayoutEffect(() => {
    if (!state || only === null) return;
    if (isEntered.current) state.selectionManager.select(only);
    else if (!isMarked) state.selectionManager.setFocusedKey(only);
    isEntered.current = false;
  });
  const beforeKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key } = event;
    isEntered.current = false;
    // After a choice of several the list moves on under the pointer, which marks another entry: leaving takes none.
    if (key === 'Tab' && state?.inputValue === '' && state.selectionManager.selectionMode === 'multiple')
      state.selectionManager.setFocusedKey(null);
    if (!state || (key !== 'Enter' && key !== 'Tab') || state.selectionManager.focusedKey !== null) return;
    // An Enter at once after the last letter, as from a scanner, comes before the mark and would empty the field.
    if (only !== null) state.selectionManager.setFocusedKey(only);
    if (key !== 'Enter' || !loading || takesAny || !state.isOpen || event.currentTarget.value === '') return;
    isEntered.current = true;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Input
      {...rest}
      className={css.input}
      placeholder={placeholder ?? ''}
      onKeyDownCapture={beforeKey}
      onBlur={() => {
        isEntered.current = false;
      }}
      onClick={() => state?.isOpen === false && state.open(null, 'manual')}
    />
  );
}
