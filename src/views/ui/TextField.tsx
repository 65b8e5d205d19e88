import { Group, Input, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { FieldLabel, FieldMessage, fieldClass, takeWords } from './Field.tsx';
import type { FieldWords } from './Field.tsx';
import * as css from './Field.css.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';

/** One line of text. `unit` follows it, such as MMK; `icon` precedes it. */
export interface TextFieldProps
  extends FieldWords, Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'isRequired'> {
  placeholder?: string;
  icon?: IconName;
  unit?: string;
}

export function TextField({ placeholder, icon, unit, ...props }: TextFieldProps) {
  const { words, rest, invalid } = takeWords(props);
  return (
    <AriaTextField {...rest} {...invalid} className={fieldClass(words)}>
      <FieldLabel {...words} />
      <Group className={css.box}>
        {icon !== undefined && (
          <span className={css.affix}>
            <Icon name={icon} />
          </span>
        )}
        <Input className={css.input} placeholder={placeholder ?? ''} />
        {unit !== undefined && <span className={css.affixEnd}>{unit}</span>}
      </Group>
      <FieldMessage {...words} />
    </AriaTextField>
  );
}
