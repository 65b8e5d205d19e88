import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Returns random bytes as base64url: 32 bytes are 256 bits. */
export const randomText = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** Computes SHA-256, which is stored in place of a secret that is itself random. */
export const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();

/** Computes HMAC-SHA-256 over parts. Each is preceded by its length, so that different lists never collide. */
export const mac = (key: Buffer, ...parts: readonly string[]): Buffer => {
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(`${Buffer.byteLength(part)}!${part}!`);
  return hmac.digest();
};

/** Compares in constant time. */
export const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
