import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components';
import type { CheckboxGroupProps as AriaCheckboxGroupProps } from 'react-aria-components';
import { Checkbox } from './Checkbox.tsx';
import { choices, help, helped } from './Checkbox.css.ts';
import { FieldLabel, FieldMessage, fieldClass, takeWords } from './Field.tsx';
import type { FieldWords } from './Field.tsx';
import type { Choice } from './choice.ts';

/** Several of a few, all seen at once. */
export interface CheckboxGroupProps
  extends FieldWords, Omit<AriaCheckboxGroupProps, 'children' | 'className' | 'style' | 'isInvalid' | 'isRequired'> {
  choices: readonly Choice[];
  vertical?: boolean;
}

export function CheckboxGroup({ choices: items, vertical = false, ...props }: CheckboxGroupProps) {
  const { words, rest, invalid } = takeWords(props);
  return (
    <AriaCheckboxGroup {...rest} {...invalid} className={fieldClass(words)}>
      <FieldLabel {...words} />
      <div className={choices} data-vertical={vertical || undefined}>
        {items.map(({ id, label, description }) => (
          <Checkbox key={id} value={id}>
            <span className={helped}>
              {label}
              {description !== undefined && <span className={help}>{description}</span>}
            </span>
          </Checkbox>
        ))}
      </div>
      <FieldMessage {...words} />
    </AriaCheckboxGroup>
  );
}
