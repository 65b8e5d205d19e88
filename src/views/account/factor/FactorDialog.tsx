import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { useWords } from '#views/language/words.tsx';
import { PasswordField } from '../PasswordField.tsx';

/** Props of a dialog about the own second factor. */
export interface OwnFactorProps {
  readonly username: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface FactorDialogProps extends Pick<ComponentProps<typeof Dialog>, 'role'> {
  readonly title: string;
  /** False once nothing can be cancelled any more. */
  readonly canCancel?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Dialog about the own second factor. */
export function FactorDialog({ canCancel = true, onClose, ...rest }: FactorDialogProps) {
  const words = useWords();
  return (
    <Dialog
      {...rest}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      dismissable={false}
      size="small"
      {...(canCancel && { footer: <Button onPress={onClose}>{words.text('ui.part.cancel')}</Button> })}
    />
  );
}

/** The present password, which each change of the second factor asks for. */
export function usePresentPassword() {
  const words = useWords();
  const [password, setPassword] = useState('');
  const field = (error?: string): ReactNode => (
    <PasswordField
      name="password"
      label={words.text('account.password.old')}
      autoComplete="current-password"
      autoFocus
      value={password}
      onChange={setPassword}
      {...(error !== undefined && { error })}
    />
  );
  return { password, field };
}
