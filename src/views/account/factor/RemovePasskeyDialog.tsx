import type { FormEvent } from 'react';
import { wordFailure } from '#services/failure.ts';
import { removePasskey } from '#services/passkeys.ts';
import { Button } from '#views/ui/Button.tsx';
import { Form } from '#views/ui/Form.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { useCall } from '#views/data/useCall.ts';
import { useWords } from '#views/language/words.tsx';
import { FormNote } from '../FormNote.tsx';
import { FactorDialog, usePresentPassword, type OwnFactorProps } from './FactorDialog.tsx';

interface RemovePasskeyProps extends OwnFactorProps {
  readonly name: string;
  /** True if no other factor is left. */
  readonly isLast: boolean;
}

/** Removal of a passkey by the password; says what follows. */
export function RemovePasskeyDialog({ username, name, isLast, onClose, onDone }: RemovePasskeyProps) {
  const words = useWords();
  const { password, field } = usePresentPassword();
  const { call, isPending, failure } = useCall();
  const remove = (event: FormEvent): void => {
    event.preventDefault();
    if (password === '') return;
    void call(async () => {
      await removePasskey(username, password, name);
      onDone();
      onClose();
    });
  };
  return (
    <FactorDialog role="alertdialog" title={words.text('account.passkey.removeTitle', { name })} onClose={onClose}>
      <Form onSubmit={remove}>
        <Stack gap="m">
          <p>{words.text(isLast ? 'account.passkey.removeLast' : 'account.passkey.removeOne')}</p>
          <FormNote text={failure ? wordFailure(failure, words) : undefined} />
          {field()}
          <Button type="submit" tone="danger" isPending={isPending}>
            {words.text('account.passkey.remove')}
          </Button>
        </Stack>
      </Form>
    </FactorDialog>
  );
}
