import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Fresh random bytes as base64url: 32 bytes are 256 bits. */
export const randomText = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** SHA-256: what is stored in place of a secret that is itself random. */
export const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();

/** HMAC-SHA-256 over parts, each with its length before it, so that no two lists of parts read the same. */
export const mac = (key: Buffer, ...parts: readonly string[]): Buffer => {
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(`${Buffer.byteLength(part)}!${part}!`);
  return hmac.digest();
};

/** Equality that takes the same time whatever the difference. */
export const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
