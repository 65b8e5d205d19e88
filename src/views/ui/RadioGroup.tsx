import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components';
import type { RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components';
import * as css from './Checkbox.css.ts';
import { FieldLabel, FieldMessage, fieldClass, takeWords } from './Field.tsx';
import type { FieldWords } from './Field.tsx';
import type { Choice } from './choice.ts';

/** One of a few, all seen at once. */
export interface RadioGroupProps
  extends
    FieldWords,
    Omit<AriaRadioGroupProps, 'children' | 'className' | 'style' | 'isInvalid' | 'isRequired' | 'orientation'> {
  choices: readonly Choice[];
  vertical?: boolean;
}

export function RadioGroup({ choices, vertical = false, ...props }: RadioGroupProps) {
  const { words, rest, invalid } = takeWords(props);
  return (
    <AriaRadioGroup
      {...rest}
      {...invalid}
      orientation={vertical ? 'vertical' : 'horizontal'}
      className={fieldClass(words)}
    >
      <FieldLabel {...words} />
      <div className={css.choices} data-vertical={vertical || undefined}>
        {choices.map((choice) => (
          <RadioChoice key={choice.id} {...choice} />
        ))}
      </div>
      <FieldMessage {...words} />
    </AriaRadioGroup>
  );
}

function RadioChoice({ id, label, description, reason }: Choice) {
  const second = reason ?? description;
  return (
    <Radio value={id} isDisabled={reason !== undefined} className={css.row}>
      {({ isSelected }) => (
        <>
          <span className={`${css.tick} ${css.round}`} aria-hidden="true">
            {isSelected && <span className={css.dot} />}
          </span>
          <span className={css.helped}>
            {label}
            {second !== undefined && <span className={css.help}>{second}</span>}
          </span>
        </>
      )}
    </Radio>
  );
}
