import { createElement } from 'react';
import { prepareToSignIn } from '#services/session.ts';
import { speakFirst } from './speech.ts';
import { withAllMessages } from './withAllMessages.ts';

/** Loads the console's code, its table of screens, and the first messages. */
export const openConsole = async () => {
  const [{ default: Console }, { SCREENS, FIRST_WORDS }] = await Promise.all([
    import('./shell/Console.tsx'),
    import('./screens.ts'),
    speakFirst(),
  ]);
  const said = Object.entries(SCREENS).map(
    ([name, load]) => [name, FIRST_WORDS.has(name) ? load : withAllMessages(load)] as const,
  );
  const screens = Object.fromEntries(said);
  return { default: () => createElement(Console, { screens }) };
};

/** Loads the forced password change (§4) with its messages. */
export const openNewPassword = withAllMessages(() => import('./account/NewPassword.tsx'));

/** Preloads the console during sign-in or while the session loads. */
export const prepareConsole = (): void => {
  prepareToSignIn();
  // Ignores failures: the later load reports them.
  openConsole().catch(() => {});
};
