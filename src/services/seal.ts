import { readKey } from '#calls/session.ts';
import { call } from './http.ts';

/** Envelopes are filled up to one length, so that a ciphertext does not tell how long a password is. */
const ENVELOPE_LENGTH = 300;

const ALGORITHM = { name: 'RSA-OAEP', hash: 'SHA-256' };

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

const base64Of = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

const sealed = async (envelope: Readonly<Record<string, string | number>>): Promise<string> => {
  const { kid, publicKey } = await call(readKey, {}, { ownUnauthorised: true });
  const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), ALGORITHM, false, ['encrypt']);
  const content = JSON.stringify({ nonce: crypto.randomUUID(), ...envelope }).padEnd(ENVELOPE_LENGTH);
  const ciphertext = await crypto.subtle.encrypt(ALGORITHM, key, new TextEncoder().encode(content));
  return btoa(JSON.stringify({ kid, ciphertext: base64Of(ciphertext) }));
};

/**
 * Encrypts a password for the server alone (RSA-OAEP, SHA-256), bound to purpose, person and time (milliseconds of the
 * epoch), and valid once.
 */
export const sealPassword = (
  user: string,
  password: string,
  time: number,
  purpose: 'login' | 'unlock' | 'secondFactor' = 'login',
): Promise<string> => sealed({ purpose, user, time, password });

/** The old and the new password in one envelope (§7, updatePass). */
export const sealChange = (user: string, old: string, next: string, time: number): Promise<string> =>
  sealed({ purpose: 'updatePass', user, time, old, new: next });
