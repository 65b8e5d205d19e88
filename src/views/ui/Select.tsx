import { Button, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components';
import type { SelectProps as AriaSelectProps } from 'react-aria-components';
import type { Choice } from './choice.ts';
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
}

export function Select<M extends 'single' | 'multiple' = 'single'>({ choices, ...props }: SelectProps<M>) {
  const { words, rest, invalid } = takeWords<FieldWords & Base<M>>(props);
  return (
    <AriaSelect<Choice, M> {...rest} {...invalid} className={fieldClass(words)}>
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
        <ChoiceList choices={choices} />
      </Popover>
    </AriaSelect>
  );
}
