import { useState } from 'react';
import { reasonSentence } from '#i18n/say.ts';
import { failureOf, wordFailure } from '#services/failure.ts';
import { signOutPerson, type OnlineSession } from '#services/online.ts';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { TextArea } from '#views/ui/TextArea.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';

/** A session to end, alone or with all others of the person. */
export interface SigningOut {
  readonly session: OnlineSession;
  readonly isAll: boolean;
}

interface SignOutDialogProps {
  readonly signingOut: SigningOut;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Ends one session or all of a person, for a reason that the person is shown on the sign-in screen. */
export function SignOutDialog({ signingOut: { session, isAll }, onClose, onDone }: SignOutDialogProps) {
  const words = useWords();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const { name, browser, ip } = session;
  const missing = reason.trim() === '' ? words.text('ui.online.reasonMissing') : undefined;
  const label = words.text(isAll ? 'ui.online.signOutAll' : 'ui.online.signOut');
  const signOut = async (): Promise<void> => {
    setBusy(true);
    setRefusals([]);
    try {
      const verdict = await signOutPerson(session.person, isAll ? null : session.id, reason.trim());
      if (verdict?.status !== 'accepted')
        return setRefusals((verdict?.refusals ?? []).map((refusal) => reasonSentence(refusal, 'staff', words)));
      toast({ tone: 'positive', title: words.text('ui.online.done', { name }) });
      onDone();
      return onClose();
    } catch (error) {
      const failed = failureOf(error);
      if (!failed) throw error;
      return setRefusals([wordFailure(failed, words)]);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      size="small"
      role="alertdialog"
      dismissable={!busy}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.text('ui.online.ask', { name })}
      footer={
        <>
          <Button onPress={onClose}>{words.text('ui.part.cancel')}</Button>
          <Button tone="danger" reason={missing} isPending={busy} onPress={() => void signOut()}>
            {label}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        {refusals.map((refusal) => (
          <Notice key={refusal} tone="critical">
            {refusal}
          </Notice>
        ))}
        <p>
          {isAll
            ? words.text('ui.online.askAll', { name })
            : words.text('ui.online.askOne', { browser: browser || words.text('account.center.unknownBrowser'), ip })}
        </p>
        <TextArea
          label={words.text('ui.online.reason')}
          description={words.text('ui.online.reasonHint')}
          isRequired
          maxLength={500}
          value={reason}
          onChange={setReason}
        />
      </Stack>
    </Dialog>
  );
}
