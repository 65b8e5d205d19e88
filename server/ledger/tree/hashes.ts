import { createHash } from 'node:crypto';

/** Root over no leaf (RFC 6962, 2.1). */
export const EMPTY_ROOT: Buffer = createHash('sha256').digest();

/** Returns the hash of a leaf: SHA-256 over a zero byte and its data. */
export const leafOf = (data: Uint8Array): Buffer => createHash('sha256').update('\x00').update(data).digest();

/** Returns the hash of a node: SHA-256 over a one byte and the hashes of its two halves. */
export const nodeOf = (left: Uint8Array, right: Uint8Array): Buffer =>
  createHash('sha256').update('\x01').update(left).update(right).digest();
