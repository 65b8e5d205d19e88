import * as calls from '#calls/passkeys.ts';
import type { SignedIn } from '#machines/session/index.ts';
import { signedInOf, type WaitingSignIn } from './account.ts';
import { Failed } from './failure.ts';
import { call, type AskOptions } from './http.ts';
import { sealPassword } from './seal.ts';
import { OWN_FACTOR, withToken, type ConfirmedFactor } from './secondFactor.ts';

/** Reason why passkeys cannot work in this page. */
type PasskeyObstacle = 'insecure' | 'address' | 'browser';

const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/;

/** Returns why passkeys cannot work in this page; null where they can. */
export const passkeyObstacle = (): PasskeyObstacle | null => {
  if (!isSecureContext) return 'insecure';
  if (ADDRESS.test(location.hostname)) return 'address';
  return 'PublicKeyCredential' in globalThis ? null : 'browser';
};

/** Refusals of an authenticator by the name of the browser's error (WebAuthn). */
const CODES: Readonly<Record<string, string>> = {
  // Cancelled, too late, or nothing there that could answer: the browser tells no more, for privacy.
  NotAllowedError: 'passkeyNotUsed',
  InvalidStateError: 'passkeyHeldHere',
};

/** Loaded when somebody uses a passkey. */
const library = () => import('@simplewebauthn/browser');

/** Lets an authenticator answer; throws its refusal as a failure with a code of this file. */
const answered = async <Answer>(ask: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer> => {
  const { WebAuthnAbortService } = await library();
  signal?.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true });
  return ask().catch((error: unknown) => {
    const name = error instanceof Error ? error.name : '';
    if (name === 'AbortError') throw new Failed({ kind: 'aborted' });
    throw new Failed({ kind: 'invalid', message: '', code: CODES[name] ?? 'passkeyFailed' });
  });
};

const added = async (
  name: string,
  { password, rememberMe }: { readonly password?: string; readonly rememberMe?: boolean },
  options: AskOptions,
): Promise<ConfirmedFactor> => {
  const body = { name, ...(password === undefined ? {} : { password }) };
  const optionsJSON = await call(calls.beginPasskey, { body }, options);
  const { startRegistration } = await library();
  const { id, response } = await answered(() => startRegistration({ optionsJSON }), options.signal);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const passkey = { id, clientDataJSON, attestationObject, transports };
  const { recoveryCodes, signedIn } = await call(
    calls.addPasskey,
    { body: { passkey, ...(rememberMe !== undefined && { rememberMe }) } },
    options,
  );
  return { recoveryCodes, signedIn: signedIn ? signedInOf(signedIn) : null };
};

/** Adds a passkey by the own wish; the password leaves the browser sealed. */
export const addOwnPasskey = async (username: string, password: string, name: string): Promise<ConfirmedFactor> =>
  added(name, { password: await sealPassword(username, password, 'secondFactor') }, OWN_FACTOR);

/** Adds a passkey with the token of a sign-in that requires a second factor. */
export const addRequiredPasskey = ({ token, rememberMe }: WaitingSignIn, name: string): Promise<ConfirmedFactor> =>
  added(name, { rememberMe }, withToken(token));

/** Completes a sign-in with the token that waits for its second factor, by a passkey. */
export const signInByPasskey = async (
  { token, rememberMe }: WaitingSignIn,
  signal?: AbortSignal,
): Promise<SignedIn> => {
  const options = { ...withToken(token), ...(signal && { signal }) };
  const optionsJSON = await call(calls.beginPasskeySignIn, {}, options);
  const { startAuthentication } = await library();
  const { id, response } = await answered(() => startAuthentication({ optionsJSON }), signal);
  const { clientDataJSON, authenticatorData, signature } = response;
  const passkey = { id, clientDataJSON, authenticatorData, signature };
  return signedInOf(await call(calls.signInByPasskey, { body: { passkey, rememberMe } }, options));
};

/** Removes one of the own passkeys by the password. */
export const removePasskey = async (username: string, password: string, name: string): Promise<void> => {
  const sealed = await sealPassword(username, password, 'secondFactor');
  await call(calls.removePasskey, { body: { name, password: sealed } }, OWN_FACTOR);
};
