import { readKey } from '#calls/session.ts';
import { serverNow } from './clock.ts';
import { encryptOaep } from './crypto.ts';
import { call } from './http.ts';
import { randomId } from './randomId.ts';

/** Envelopes are filled up to one length, so that a ciphertext does not tell how long a password is. */
const ENVELOPE_LENGTH = 300;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

const sealed = async (content: Readonly<Record<string, string>>): Promise<string> => {
  // The answer with the key tells the time too: the server refuses an envelope that is not of these minutes.
  const { kid, publicKey } = await call(readKey, {}, { ownUnauthorised: true });
  const envelope = JSON.stringify({ nonce: randomId(), time: serverNow(), ...content }).padEnd(ENVELOPE_LENGTH);
  const ciphertext = await encryptOaep(bytesOf(publicKey), new TextEncoder().encode(envelope));
  return btoa(JSON.stringify({ kid, ciphertext: base64Of(ciphertext) }));
};

/**
 * Encrypts a password for the server alone (RSA-OAEP, SHA-256), bound to purpose, person and time by the server's
 * clock, and valid once.
 */
export const sealPassword = (
  user: string,
  password: string,
  purpose: 'login' | 'unlock' | 'secondFactor' = 'login',
): Promise<string> => sealed({ purpose, user, password });

/** The old and the new password in one envelope (§7, updatePass). */
export const sealChange = (user: string, old: string, next: string): Promise<string> =>
  sealed({ purpose: 'updatePass', user, old, new: next });
