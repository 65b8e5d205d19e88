import { wordFailure, type Failure } from '#services/failure.ts';
import { passkeyObstacle } from '#services/passkeys.ts';
import type { Words } from '#i18n/words.ts';

const HELD_HERE = 'account.passkey.heldHere';

/** Words for what an authenticator refused with, when a passkey is made and when one is used. */
const MESSAGES = {
  add: {
    passkeyNotUsed: 'account.passkey.notMade',
    passkeyHeldHere: HELD_HERE,
    passkeyFailed: 'account.passkey.failed',
  },
  use: {
    passkeyNotUsed: 'account.passkey.notUsed',
    passkeyHeldHere: HELD_HERE,
    passkeyFailed: 'account.passkey.failed',
  },
} as const;

const isNamed = (code: string): code is keyof (typeof MESSAGES)['add'] => code in MESSAGES.add;

/** Returns a failure with a passkey in words: what happened, and what to do. */
export const wordPasskeyFailure = (failure: Failure, act: keyof typeof MESSAGES, words: Words): string => {
  const code = failure.kind === 'invalid' ? (failure.code ?? '') : '';
  return isNamed(code) ? words.text(MESSAGES[act][code]) : wordFailure(failure, words);
};

/** Returns the sentence that says why passkeys cannot work in this page, and what can; undefined where they can. */
export const obstacleText = (words: Words, { isSignIn }: { readonly isSignIn: boolean }): string | undefined => {
  const obstacle = passkeyObstacle();
  const values = { isSignIn: String(isSignIn) };
  return obstacle === null ? undefined : words.text(`account.passkey.obstacle.${obstacle}`, values);
};
