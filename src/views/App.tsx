import { lazy, Suspense } from 'react';
import { Login } from './account/Login.tsx';
import { NewPassword } from './account/NewPassword.tsx';
import { SignInAgain } from './account/SignInAgain.tsx';
import { useDress } from './dress.ts';
import { useSession } from './session.ts';
import { LoadingOverlay } from './shell/LoadingOverlay.tsx';
import { Updating } from './shell/Updating.tsx';

const openConsole = () => import('./shell/Console.tsx');
const Console = lazy(openConsole);

/** What the session allows to be seen: the sign-in, the console, or neither while things load (§4). */
export function App() {
  const session = useSession();
  useDress();
  if (session.hasTag('inside'))
    return (
      <Suspense fallback={<LoadingOverlay />}>
        <Console />
        {session.hasTag('again') && <SignInAgain />}
      </Suspense>
    );
  if (session.matches('mustChangePassword') || session.matches('changingPassword')) return <NewPassword />;
  if (session.matches('anonymous') || session.matches('signingIn')) return <Login onBegin={() => void openConsole()} />;
  return session.matches('unavailable') ? <Updating /> : <LoadingOverlay />;
}
