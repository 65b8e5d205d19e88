import { TextField, type TextFieldProps } from '#views/ui/TextField.tsx';
import { PasswordFrame } from './PasswordFrame.tsx';

/** Password input with a button that shows or hides the text. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'icon'>) {
  return <PasswordFrame>{(type) => <TextField {...props} type={type} icon="lock" />}</PasswordFrame>;
}
