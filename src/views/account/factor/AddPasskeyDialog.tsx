import { useState } from 'react';
import { addOwnPasskey } from '#services/passkeys.ts';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';
import { FactorDialog, usePresentPassword, type OwnFactorProps } from './FactorDialog.tsx';
import { PasskeyForm } from './PasskeyForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Adding of a passkey: password and name, the passkey itself, and recovery codes with the first factor. */
export function AddPasskeyDialog({ username, onClose, onDone }: OwnFactorProps) {
  const words = useWords();
  const { password, field } = usePresentPassword();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const add = async (name: string): Promise<void> => {
    const { recoveryCodes } = await addOwnPasskey(username, password, name);
    onDone();
    if (recoveryCodes.length > 0) return setCodes(recoveryCodes);
    toast({ tone: 'positive', title: words.text('account.passkey.added', { name }) });
    onClose();
  };
  return (
    <FactorDialog
      title={words.text(codes ? 'account.factor.codes' : 'account.passkey.addTitle')}
      canCancel={codes === null}
      onClose={onClose}
    >
      {codes ? <RecoveryCodes codes={codes} onKept={onClose} /> : <PasskeyForm onName={add}>{field()}</PasskeyForm>}
    </FactorDialog>
  );
}
