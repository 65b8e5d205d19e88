import { use } from 'react';
import { Button, Popover, Select as AriaSelect, SelectStateContext, SelectValue } from 'react-aria-components';
import type { SelectProps as AriaSelectProps } from 'react-aria-components';
import type { Choice } from './choice.ts';
import { ClosesByEscape } from './ClosesByEscape.tsx';
import { FieldLabel, FieldMessage, fieldClass, takeWords } from './Field.tsx';
import type { FieldWords } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { ChoiceList } from './ListBox.tsx';
import { floating } from './ListBox.css.ts';
import * as css from './Select.css.ts';

type Base<M extends 'single' | 'multiple'> = Omit<
  AriaSelectProps<Choice, M>,
  'children' | 'className' | 'style' | 'isInvalid' | 'isRequired' | 'items'
>;

/** One of several, or several of them with `selectionMode="multiple"`. Ids in, ids out. */
export interface SelectProps<M extends 'single' | 'multiple' = 'single'> extends FieldWords, Base<M> {
  choices: readonly Choice[];
  /** Shows in the opened list that its choices are on their way. */
  loading?: boolean;
}

export function Select<M extends 'single' | 'multiple' = 'single'>({
  choices,
  loading = false,
  ...props
}: SelectProps<M>) {
  const { words, rest, invalid } = takeWords<FieldWords & Base<M>>(props);
  return (
    <AriaSelect<Choice, M> {...rest} {...invalid} allowsEmptyCollection className={fieldClass(words)}>
      <FieldLabel {...words} />
      <Button className={css.trigger}>
        <SelectValue className={css.value}>
          {({ selectedText, defaultChildren, isPlaceholder }) => (isPlaceholder ? defaultChildren : selectedText)}
        </SelectValue>
        <span className={css.arrow}>
          <Icon name="chevronDown" />
        </span>
      </Button>
      <FieldMessage {...words} />
      <Popover className={floating} offset={4}>
        <ClosesChoices />
        <ChoiceList choices={choices} loading={loading} />
      </Popover>
    </AriaSelect>
  );
}

function ClosesChoices() {
  const state = use(SelectStateContext);
  return state && <ClosesByEscape close={() => state.close()} />;
}
