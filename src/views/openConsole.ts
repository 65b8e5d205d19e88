import { createElement } from 'react';
import { prepareToSignIn } from '#services/session.ts';
import { speakWholly } from './speech.ts';

/** The console's code with the table of its screens, which grows with each of them, and all the words it says. */
export const openConsole = async () => {
  const [{ default: Console }, { SCREENS }] = await Promise.all([
    import('./shell/Console.tsx'),
    import('./screens.ts'),
    speakWholly(),
  ]);
  return { default: () => createElement(Console, { screens: SCREENS }) };
};

/** What must be changed before anything else (§4), with the words it says. */
export const openNewPassword = async () => {
  const [module] = await Promise.all([import('./account/NewPassword.tsx'), speakWholly()]);
  return module;
};

/** What hides the console until its person is back, with the words it says. */
export const openLockScreen = async () => {
  const [module] = await Promise.all([import('./shell/lock/LockScreen.tsx'), speakWholly()]);
  return module;
};

/** Lets the console come while somebody fills in the form, or while the session is asked for. */
export const prepareConsole = (): void => {
  prepareToSignIn();
  // What cannot be loaded is told when it is needed.
  openConsole().catch(() => {});
};
