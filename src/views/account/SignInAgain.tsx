import { useEffect, useState } from 'react';
import { learnWhyEnded } from '#services/account.ts';
import { session } from '#services/session.ts';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { useSession } from '#views/session/useSession.ts';
import { useWords } from '#views/language/words.tsx';
import { CodeForm } from './factor/CodeForm.tsx';
import { FormNote } from './FormNote.tsx';
import { SignInForm } from './SignInForm.tsx';

/** Sign-in dialog over the current page after the session has expired; unsaved work stays. */
export default function SignInAgain() {
  const words = useWords();
  const snapshot = useSession();
  const { user } = snapshot.context;
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void learnWhyEnded().then((reason) => isWanted && setWhy(reason));
    return () => {
      isWanted = false;
    };
  }, []);
  if (!user) return null;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      dismissable={false}
      title={words.text('account.again.title')}
      footer={
        <Button tone="quiet" icon="logout" onPress={() => session.send({ type: 'logout.asked' })}>
          {words.text('account.again.leave')}
        </Button>
      }
    >
      <Stack gap="xl">
        <FormNote text={why ?? undefined} />
        <p>{words.text('account.again.hint', { name: user.nickName })}</p>
        {snapshot.hasTag('proving') ? <CodeForm /> : <SignInForm username={user.username} />}
      </Stack>
    </Dialog>
  );
}
