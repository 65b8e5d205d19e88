import { useEffect, useState } from 'react';
import { forgetPoint, wasPointedOut } from '#services/point.ts';
import { FormNote } from './FormNote.tsx';
import { Frame } from './Frame.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useSession } from '#views/session.ts';
import { useWords } from '#views/words.tsx';

/** How long it is told that the session had ended (§8), milliseconds. */
const POINT_MS = 5_000;

/** Whether to tell, for a while, that the page came back to the sign-in because the session had ended by itself. */
function usePoint(): boolean {
  const [isTold, setTold] = useState(wasPointedOut);
  useEffect(() => {
    forgetPoint();
    const timer = setTimeout(() => setTold(false), POINT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isTold;
}

/** The login screen (§2). `onBegin` lets the console load while the person types. */
export function Login({ onBegin }: { onBegin: () => void }) {
  const words = useWords();
  const { passwordChanged } = useSession().context;
  const isOver = usePoint();
  return (
    <Frame
      page={words.text('account.login.page')}
      title={words.text('account.login.title')}
      hint={words.text('account.login.hint')}
    >
      <FormNote tone="positive" text={passwordChanged ? words.text('account.login.passwordChanged') : undefined} />
      <FormNote text={isOver ? words.text('failure.unauthorised') : undefined} />
      <SignInForm onBegin={onBegin} />
    </Frame>
  );
}
