import { useEffect, useState } from 'react';
import { endedFor } from '#services/endedFor.ts';
import { forgetPoint, wasPointedOut } from '#services/point.ts';
import { FormNote } from './FormNote.tsx';
import { Frame } from './Frame.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useSession } from '#views/session/useSession.ts';
import { useLeftOpen } from './useLeftOpen.ts';
import { useWords } from '#views/language/words.tsx';

/** Duration of the notice that the session has ended (§8), milliseconds. */
const POINT_MS = 5_000;

/** True for a while after the session has ended by itself. */
function usePoint(): boolean {
  const [isTold, setTold] = useState(wasPointedOut);
  useEffect(() => {
    forgetPoint();
    const timer = setTimeout(() => setTold(false), POINT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isTold;
}

/** Login screen (§2). `onBegin` preloads the console while the person types. */
export function Login({ onBegin }: { onBegin: () => void }) {
  const words = useWords();
  const snapshot = useSession();
  const { passwordChanged } = snapshot.context;
  const isUntold = useLeftOpen(snapshot.hasTag('pending'));
  const isOver = usePoint();
  const [why] = useState(endedFor);
  // A changed password has ended every session, also one that was left open.
  const note = passwordChanged ? 'account.login.passwordChanged' : isUntold ? 'account.login.leftOpen' : undefined;
  return (
    <Frame
      page={words.text('account.login.page')}
      title={words.text('account.login.title')}
      hint={words.text('account.login.hint')}
    >
      <FormNote tone="positive" text={note && words.text(note)} />
      <FormNote text={why ?? (isOver ? words.text('failure.unauthorised') : undefined)} />
      <SignInForm onBegin={onBegin} />
    </Frame>
  );
}
