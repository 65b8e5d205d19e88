import { useState, type ReactNode } from 'react';
import { Icon } from '#views/ui/Icon.tsx';
import { PlainButton } from '#views/ui/PlainButton.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './PasswordFrame.css.ts';

/** A password input, rendered with its type, beside a button that shows or hides the text. */
export function PasswordFrame({ children }: { children: (type: 'text' | 'password') => ReactNode }) {
  const words = useWords();
  const [isShown, setShown] = useState(false);
  return (
    <div className={css.frame}>
      {children(isShown ? 'text' : 'password')}
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
