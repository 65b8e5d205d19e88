import { useState, type FormEvent } from 'react';
import { wordFailure } from '#services/failure.ts';
import { removeFactor } from '#services/secondFactor.ts';
import { Button } from '#views/ui/Button.tsx';
import { Form } from '#views/ui/Form.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { useCall } from '#views/data/useCall.ts';
import { useWords } from '#views/language/words.tsx';
import { FormNote } from '../FormNote.tsx';
import { FactorDialog, usePresentPassword, type OwnFactorProps } from './FactorDialog.tsx';

interface RemoveProps extends OwnFactorProps {
  /** True if passkeys remain without the app. */
  readonly hasPasskeys: boolean;
}

/** Removal of the authenticator app, by the password and a code; says what follows. */
export function RemoveDialog({ username, hasPasskeys, onClose, onDone }: RemoveProps) {
  const words = useWords();
  const { password, field } = usePresentPassword();
  const [code, setCode] = useState('');
  const { call, isPending, failure, clearFailure } = useCall();
  const remove = (event: FormEvent): void => {
    event.preventDefault();
    clearFailure();
    if (password === '' || code.trim() === '') return;
    void call(async () => {
      await removeFactor(username, password, code.trim());
      onDone();
      onClose();
    });
  };
  return (
    <FactorDialog
      role="alertdialog"
      title={words.text(hasPasskeys ? 'account.passkey.removeAppTitle' : 'account.factor.removeTitle')}
      onClose={onClose}
    >
      <Form onSubmit={remove}>
        <Stack gap="m">
          <p>{words.text(hasPasskeys ? 'account.passkey.removeAppConsequence' : 'account.factor.removeConsequence')}</p>
          <FormNote text={failure ? wordFailure(failure, words) : undefined} />
          {field()}
          <TextField
            name="code"
            label={words.text('account.factor.code')}
            description={words.text('account.factor.codeOrRecovery')}
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
          />
          <Button type="submit" tone="danger" isPending={isPending}>
            {words.text('account.factor.remove')}
          </Button>
        </Stack>
      </Form>
    </FactorDialog>
  );
}
