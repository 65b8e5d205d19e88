import { Login } from './account/Login.tsx';
import { useTheme } from './app/useTheme.ts';
import { openCodeScreen, openConsole, openNewPassword, openSetUpScreen, prepareConsole } from './app/openConsole.ts';
import { openLockScreen } from './app/openLockScreen.ts';
import { useSession } from './session/useSession.ts';
import { LoadingOverlay } from './shell/LoadingOverlay.tsx';
import { Updating } from './shell/Updating.tsx';
import { arriving } from './ui/arriving.tsx';

const substitutes = { Waiting: LoadingOverlay, Failing: Updating };
const Console = arriving(openConsole, substitutes);
const NewPassword = arriving(openNewPassword, substitutes);
const CodeScreen = arriving(openCodeScreen, substitutes);
const SetUpScreen = arriving(openSetUpScreen, substitutes);
const LockScreen = arriving(openLockScreen, substitutes);

/** Shows the sign-in, the console, or nothing while they load, as the session allows (§4). */
export function App() {
  const session = useSession();
  const isInside = session.hasTag('inside');
  useTheme(isInside);
  if (session.matches('anonymous') || session.matches('signingIn')) return <Login onBegin={prepareConsole} />;
  if (session.matches('secondFactor') || session.matches('checkingCode')) return <CodeScreen />;
  if (session.matches('settingUpFactor')) return <SetUpScreen />;
  if (session.matches('unavailable')) return <Updating />;
  const isLocked = session.hasTag('locked');
  const mustChange = session.matches('mustChangePassword') || session.matches('changingPassword');
  if (isInside) return <Console />;
  if (isLocked) return <LockScreen />;
  return mustChange ? <NewPassword /> : <LoadingOverlay />;
}
