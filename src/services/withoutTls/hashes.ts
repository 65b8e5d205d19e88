import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 as digest } from '@noble/hashes/sha2.js';

type Bytes = Uint8Array<ArrayBuffer>;

/** SHA-256, for addresses without TLS, where browsers have no `crypto.subtle`. */
export const sha256 = (message: Uint8Array): Bytes => Uint8Array.from(digest(message));

/** HMAC with SHA-1, for such addresses. */
export const hmacSha1 = (key: Uint8Array, message: Uint8Array): Bytes => Uint8Array.from(hmac(sha1, key, message));
