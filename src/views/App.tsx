import { lazy, Suspense } from 'react';
import { Login } from './account/Login.tsx';
import { NewPassword } from './account/NewPassword.tsx';
import { useDress } from './dress.ts';
import { useSession } from './session.ts';
import { LoadingOverlay } from './shell/LoadingOverlay.tsx';
import { speakWholly } from './speech.ts';
import { Updating } from './shell/Updating.tsx';

/** The console's code, and all the words it says. */
const openConsole = async () => {
  const [module] = await Promise.all([import('./shell/Console.tsx'), speakWholly()]);
  return module;
};
const Console = lazy(openConsole);
const SignInAgain = lazy(() => import('./account/SignInAgain.tsx'));

/** What the session allows to be seen: the sign-in, the console, or neither while things load (§4). */
export function App() {
  const session = useSession();
  const isInside = session.hasTag('inside');
  useDress(isInside);
  if (isInside)
    return (
      <>
        <Suspense fallback={<LoadingOverlay />}>
          <Console />
        </Suspense>
        <Suspense>{session.hasTag('again') && <SignInAgain />}</Suspense>
      </>
    );
  if (session.matches('mustChangePassword') || session.matches('changingPassword')) return <NewPassword />;
  if (session.matches('anonymous') || session.matches('signingIn')) return <Login onBegin={() => void openConsole()} />;
  return session.matches('unavailable') ? <Updating /> : <LoadingOverlay />;
}
