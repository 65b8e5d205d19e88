import { prepareToSignIn } from '#services/session.ts';
import { speakFirst } from '../language/speech.ts';
import { withAllMessages } from '../language/withAllMessages.ts';

/** Loads the console's code and the first messages. */
export const openConsole = async () => {
  const [console] = await Promise.all([import('../shell/Console.tsx'), speakFirst()]);
  return console;
};

/** Loads the forced password change (§4) with its messages. */
export const openNewPassword = withAllMessages(() => import('../account/NewPassword.tsx'));

/** Loads the second step of the sign-in with its messages. */
export const openCodeScreen = withAllMessages(() => import('../account/factor/CodeScreen.tsx'));

/** Loads the setting up of a required second factor with its messages. */
export const openSetUpScreen = withAllMessages(() => import('../account/factor/SetUpScreen.tsx'));

/** Preloads the console during sign-in or while the session loads. */
export const prepareConsole = (): void => {
  prepareToSignIn();
  // Ignores failures: the later load reports them.
  openConsole().catch(() => {});
};
