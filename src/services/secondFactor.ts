import type { ReplyOf } from '#calls/contract.ts';
import * as calls from '#calls/secondFactor.ts';
import type { SignedIn } from '#machines/session/index.ts';
import { signedInOf, type WaitingSignIn } from './account.ts';
import { call, type AskOptions } from './http.ts';
import { sealPassword } from './seal.ts';

/** Refusals of these calls are shown in their own forms. */
export const OWN_FACTOR: AskOptions = { ownUnauthorised: true, ownForbidden: true };

/** The state of the own second factor. */
export type OwnFactor = ReplyOf<typeof calls.readSecondFactor>;

/** A secret that waits for its first code: as text, as an address, and as the modules of a QR code. */
export type BegunFactor = ReplyOf<typeof calls.beginSecondFactor>;

/** Recovery codes, shown once; with the sign-in where they complete one. */
export interface ConfirmedFactor {
  readonly recoveryCodes: readonly string[];
  readonly signedIn: SignedIn | null;
}

/** Options of a call with the token of a sign-in that waits, if there is one. */
export const withToken = (token: string | undefined): AskOptions =>
  token === undefined ? OWN_FACTOR : { ...OWN_FACTOR, token };

/** Reads the state of the own second factor. */
export const readFactor = (options?: AskOptions): Promise<OwnFactor> => call(calls.readSecondFactor, {}, options);

/** Begins the setting up with the token of a sign-in that requires it. */
export const beginRequired = (token: string): Promise<BegunFactor> =>
  call(calls.beginSecondFactor, { body: {} }, withToken(token));

/** Begins the setting up by the own wish; the password leaves the browser sealed. */
export const beginOwn = async (username: string, password: string): Promise<BegunFactor> => {
  const sealed = await sealPassword(username, password, 'secondFactor');
  return call(calls.beginSecondFactor, { body: { password: sealed } }, OWN_FACTOR);
};

/** Confirms a secret by its first code; completes the sign-in that waits for it. */
export const confirmFactor = async (code: string, waiting?: WaitingSignIn): Promise<ConfirmedFactor> => {
  const body = { code, ...(waiting && { rememberMe: waiting.rememberMe }) };
  const { recoveryCodes, signedIn } = await call(calls.confirmSecondFactor, { body }, withToken(waiting?.token));
  return { recoveryCodes, signedIn: signedIn ? signedInOf(signedIn) : null };
};

/** Removes the authenticator app by the password and a code. */
export const removeFactor = async (username: string, password: string, code: string): Promise<void> => {
  const sealed = await sealPassword(username, password, 'secondFactor');
  await call(calls.removeSecondFactor, { body: { password: sealed, code } }, OWN_FACTOR);
};
