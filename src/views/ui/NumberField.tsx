import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components';
import type { NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components';
import { FieldLabel, FieldMessage, fieldClass, takeWords } from './Field.tsx';
import type { FieldWords } from './Field.tsx';
import * as css from './Field.css.ts';
import { Icon } from './Icon.tsx';
import { number, step, steps } from './NumberField.css.ts';
import { useWords } from './words.tsx';

/** A number, typed or stepped with the arrow keys, never by the wheel, which scrolls. `unit` follows it; `stepper` shows the two small buttons. */
export interface NumberFieldProps
  extends FieldWords, Omit<AriaNumberFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'isRequired'> {
  placeholder?: string;
  unit?: string;
  stepper?: boolean;
}

export function NumberField({ placeholder, unit, stepper = true, ...props }: NumberFieldProps) {
  const { words, rest, invalid } = takeWords(props);
  const { increase, decrease } = useWords();
  return (
    <AriaNumberField {...rest} {...invalid} isWheelDisabled className={fieldClass(words)}>
      <FieldLabel {...words} />
      <Group className={css.box}>
        <Input className={`${css.input} ${number}`} placeholder={placeholder ?? ''} />
        {unit !== undefined && <span className={css.affixEnd}>{unit}</span>}
        {stepper && (
          <span className={steps}>
            <Button slot="decrement" className={step} aria-label={decrease}>
              <Icon name="minus" size={13} />
            </Button>
            <Button slot="increment" className={step} aria-label={increase}>
              <Icon name="plus" size={13} />
            </Button>
          </span>
        )}
      </Group>
      <FieldMessage {...words} />
    </AriaNumberField>
  );
}
