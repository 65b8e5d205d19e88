import { useState, type FormEvent } from 'react';
import { wordFailure } from '#services/failure.ts';
import { beginOwn, confirmFactor, type BegunFactor } from '#services/secondFactor.ts';
import { Button } from '#views/ui/Button.tsx';
import { Form } from '#views/ui/Form.tsx';
import { useCall } from '#views/data/useCall.ts';
import { useWords } from '#views/language/words.tsx';
import { FactorDialog, usePresentPassword, type OwnFactorProps } from './FactorDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanAndConfirm } from './ScanAndConfirm.tsx';

/** Setting up of the own second factor: password, picture and first code, recovery codes. */
export function SetUpDialog({ username, onClose, onDone }: OwnFactorProps) {
  const words = useWords();
  const { password, field } = usePresentPassword();
  const [begun, setBegun] = useState<BegunFactor | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { call, isPending, failure, clearFailure } = useCall();
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    clearFailure();
    if (password !== '') void call(async () => setBegun(await beginOwn(username, password)));
  };
  const confirm = async (code: string): Promise<void> => {
    const { recoveryCodes } = await confirmFactor(code);
    setCodes(recoveryCodes);
    onDone();
  };
  return (
    <FactorDialog
      title={words.text(codes ? 'account.factor.codes' : 'account.factor.setUpTitle')}
      canCancel={codes === null}
      onClose={onClose}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onClose} />
      ) : begun ? (
        <ScanAndConfirm begun={begun} onCode={confirm} />
      ) : (
        <Form onSubmit={begin}>
          <p>{words.text('account.factor.passwordHint')}</p>
          {field(failure ? wordFailure(failure, words) : undefined)}
          <Button type="submit" tone="primary" isPending={isPending}>
            {words.text('account.factor.next')}
          </Button>
        </Form>
      )}
    </FactorDialog>
  );
}
