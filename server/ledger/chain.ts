import { createHash } from 'node:crypto';

/** Chain value before the first event. */
export const CHAIN_BEGINNING: Buffer = Buffer.alloc(32);

/**
 * Returns the chain after an event: SHA-256 over the chain before it, its number (8 bytes, big-endian) and its hash.
 */
export function chained(before: Buffer, sequence: number, hash: Buffer): Buffer {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(sequence));
  return createHash('sha256').update(before).update(number).update(hash).digest();
}
