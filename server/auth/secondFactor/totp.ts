import { createHmac, randomBytes } from 'node:crypto';

/** Time-based one-time passwords (RFC 6238) as every authenticator app makes them: SHA-1, thirty seconds, six digits. */
const STEP_MS = 30_000;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Steps by which a clock may be early or late. */
const SKEW = 1;

/** Returns a new random secret. */
export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** Returns the number of the step at a time. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** Returns the code of a step (RFC 4226). */
export function codeAt(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0x0f;
  const number = (hash.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/** Returns the step near now that a code belongs to; null for none. */
export const stepOf = (secret: Buffer, code: string, now: Date): number | null => {
  const present = stepAt(now);
  const near = Array.from({ length: 2 * SKEW + 1 }, (_, place) => present + place - SKEW);
  return near.find((step) => codeAt(secret, step) === code) ?? null;
};

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Writes bytes in base32 (RFC 4648) without padding, as people type a secret. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** Returns the address that an authenticator app reads from the picture. */
export const totpAddress = (secret: Buffer, issuer: string, username: string): string => {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  const query = `secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=30`;
  return `otpauth://totp/${label}?${query}`;
};
