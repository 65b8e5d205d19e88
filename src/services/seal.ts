import * as z from 'zod/mini';
import { ask, call } from './http.ts';

const keyCall = call<void>()({
  method: 'GET',
  path: 'auth/key',
  answer: z.looseObject({ kid: z.string(), publicKey: z.string() }),
});

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** What a secret is sent for; an envelope is good for this and nothing else. */
export type SealPurpose = 'login' | 'updatePass';

/**
 * Puts secrets into envelopes that only the server opens (RSA-OAEP with SHA-256): bound to purpose, person and time, and
 * with a nonce each, so that none can be sent twice.
 */
export const seal = async (
  purpose: SealPurpose,
  user: string,
  secrets: readonly string[],
  now: number,
): Promise<string[]> => {
  const { kid, publicKey } = await ask(keyCall, undefined, { ownUnauthorised: true });
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), algorithm, false, ['encrypt']);
  return Promise.all(
    secrets.map(async (secret) => {
      const envelope = { kid, purpose, user, nonce: crypto.randomUUID(), time: now, secret };
      const sealed = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(JSON.stringify(envelope)));
      return btoa(String.fromCharCode(...new Uint8Array(sealed)));
    }),
  );
};
