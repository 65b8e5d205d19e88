import { useContext, useLayoutEffect, type KeyboardEvent } from 'react';
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
      <ComboParts words={words} loading={loading} placeholder={placeholder} />
    </AriaComboBox>
  );
}

interface ComboPartsProps {
  readonly words: FieldWords;
  readonly loading: boolean;
  readonly placeholder?: string | undefined;
  /** Names the field to a form that moves the focus. */
  readonly name?: string | undefined;
}

/** The label, input, button, message and list of a combo box, for one choice or for several. */
export const ComboParts = ({ words, loading, placeholder, name }: ComboPartsProps) => (
  <>
    <FieldLabel {...words} />
    <Group className={css.box}>
      <ComboInput placeholder={placeholder} {...(name !== undefined && { 'data-field': name })} />
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

/** The input of a combo box. A press opens its list; a single answer is marked, so that Enter or Tab takes it. */
function ComboInput({ placeholder, ...rest }: { placeholder?: string | undefined; 'data-field'?: string }) {
  const state = useContext(ComboBoxStateContext);
  const only =
    state?.isOpen && state.inputValue !== '' && state.collection.size === 1 ? state.collection.getFirstKey() : null;
  const isMarked = state?.selectionManager.focusedKey !== null;
  useLayoutEffect(() => {
    if (state && only !== null && !isMarked) state.selectionManager.setFocusedKey(only);
  });
  // An Enter at once after the last letter, as from a scanner, comes before the mark and would empty the field.
  const markOnly = ({ key }: KeyboardEvent): void => {
    if (!state || only === null || (key !== 'Enter' && key !== 'Tab')) return;
    if (state.selectionManager.focusedKey === null) state.selectionManager.setFocusedKey(only);
  };
  return (
    <Input
      {...rest}
      className={css.input}
      placeholder={placeholder ?? ''}
      onKeyDownCapture={markOnly}
      onClick={() => state?.isOpen === false && state.open(null, 'manual')}
    />
  );
}
