import { createElement } from 'react';
import { prepareToSignIn } from '#services/session.ts';
import { speakFirst } from './speech.ts';
import { wholly } from './wholly.ts';

/** The console's code with the table of its screens, which grows with each of them, and the words it says first. */
export const openConsole = async () => {
  const [{ default: Console }, { SCREENS, FIRST_WORDS }] = await Promise.all([
    import('./shell/Console.tsx'),
    import('./screens.ts'),
    speakFirst(),
  ]);
  const said = Object.entries(SCREENS).map(
    ([name, load]) => [name, FIRST_WORDS.has(name) ? load : wholly(load)] as const,
  );
  const screens = Object.fromEntries(said);
  return { default: () => createElement(Console, { screens }) };
};

/** What must be changed before anything else (§4), with the words it says. */
export const openNewPassword = wholly(() => import('./account/NewPassword.tsx'));

/** Lets the console come while somebody fills in the form, or while the session is asked for. */
export const prepareConsole = (): void => {
  prepareToSignIn();
  // What cannot be loaded is told when it is needed.
  openConsole().catch(() => {});
};
