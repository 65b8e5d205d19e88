import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { FieldLabel, FieldMessage, fieldClass, takeWords } from './Field.tsx';
import type { FieldWords } from './Field.tsx';
import { box } from './Field.css.ts';
import { area } from './TextArea.css.ts';

/** Several lines of text; it grows with what is written. */
export interface TextAreaProps
  extends FieldWords, Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'isRequired'> {
  placeholder?: string;
  rows?: number;
}

export function TextArea({ placeholder, rows = 3, ...props }: TextAreaProps) {
  const { words, rest, invalid } = takeWords(props);
  return (
    <AriaTextField {...rest} {...invalid} className={fieldClass(words)}>
      <FieldLabel {...words} />
      <AriaTextArea className={`${box} ${area}`} rows={rows} placeholder={placeholder ?? ''} />
      <FieldMessage {...words} />
    </AriaTextField>
  );
}
