import { createHash } from 'node:crypto';

/** The root over no leaf (RFC 6962, 2.1). */
export const EMPTY_ROOT: Buffer = createHash('sha256').digest();

/** The hash of a leaf: SHA-256 over a zero and what it holds. */
export const leafOf = (data: Uint8Array): Buffer => createHash('sha256').update('\x00').update(data).digest();

/** The hash of a node: SHA-256 over a one and the hashes of its two halves. */
export const nodeOf = (left: Uint8Array, right: Uint8Array): Buffer =>
  createHash('sha256').update('\x01').update(left).update(right).digest();
