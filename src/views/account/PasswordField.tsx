import { useState } from 'react';
import { Icon } from '#views/ui/Icon.tsx';
import { PlainButton } from '#views/ui/PlainButton.tsx';
import { TextField, type TextFieldProps } from '#views/ui/TextField.tsx';
import { useWords } from '#views/words.tsx';
import * as css from './PasswordField.css.ts';

/** Password input with a button that shows or hides the text. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'icon'>) {
  const words = useWords();
  const [isShown, setShown] = useState(false);
  return (
    <div className={css.frame}>
      <TextField {...props} type={isShown ? 'text' : 'password'} icon="lock" />
      <div className={css.toggle}>
        <PlainButton
          shape="icon"
          aria-label={words.text(isShown ? 'account.login.hidePassword' : 'account.login.showPassword')}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </PlainButton>
      </div>
    </div>
  );
}
