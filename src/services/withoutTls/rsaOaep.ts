import { sha256 } from './hashes.ts';

const HASH_BYTES = 32;
const INTEGER = 0x02;

/** Reads one element of DER: its tag, its content, and the place after it. */
function element(der: Uint8Array, at: number): { tag: number; content: Uint8Array; end: number } {
  const [tag = 0, first = 0] = der.subarray(at);
  const more = first < 0x80 ? 0 : first & 0x7f;
  const start = at + 2 + more;
  const length = more === 0 ? first : der.subarray(at + 2, start).reduce((sum, byte) => sum * 256 + byte, 0);
  return { tag, content: der.subarray(start, start + length), end: start + length };
}

const numberOf = (bytes: Uint8Array): bigint => bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);

/** Modulus and exponent of a public key: in SPKI, after the algorithm and within a bit string. */
function keyOf(spki: Uint8Array): { modulus: bigint; exponent: bigint; length: number } {
  const { content: outer } = element(spki, 0);
  const bits = element(outer, element(outer, 0).end).content.subarray(1);
  const { content: key } = element(bits, 0);
  const [modulus, exponent] = [element(key, 0), element(key, element(key, 0).end)];
  if (modulus.tag !== INTEGER || exponent.tag !== INTEGER) throw new Error('The public key is not one of RSA');
  const value = numberOf(modulus.content);
  return { modulus: value, exponent: numberOf(exponent.content), length: Math.ceil(value.toString(16).length / 2) };
}

function powerOf(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (const bit of exponent.toString(2)) {
    result = (result * result) % modulus;
    if (bit === '1') result = (result * base) % modulus;
  }
  return result;
}

/** Masks bytes by MGF1 over a seed. */
const masked = (bytes: Uint8Array, seed: Uint8Array): Uint8Array => {
  const blocks = Array.from({ length: Math.ceil(bytes.length / HASH_BYTES) }, (_, count) =>
    sha256(Uint8Array.of(...seed, count >>> 24, (count >>> 16) & 255, (count >>> 8) & 255, count & 255)),
  );
  return bytes.map((byte, place) => byte ^ (blocks[Math.floor(place / HASH_BYTES)]?.[place % HASH_BYTES] ?? 0));
};

/** Encrypts by RSA-OAEP with SHA-256 (RFC 8017), for addresses without TLS, where browsers have no `crypto.subtle`. */
export function encryptOaep(spki: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const { modulus, exponent, length } = keyOf(spki);
  const block = new Uint8Array(length - HASH_BYTES - 1);
  if (message.length > block.length - HASH_BYTES - 1) throw new Error('The message is too long for the key');
  block.set(sha256(new Uint8Array()));
  block[block.length - message.length - 1] = 1;
  block.set(message, block.length - message.length);
  const seed = crypto.getRandomValues(new Uint8Array(HASH_BYTES));
  const maskedBlock = masked(block, seed);
  const encoded = numberOf(Uint8Array.of(...masked(seed, maskedBlock), ...maskedBlock));
  const digits = powerOf(encoded, exponent, modulus)
    .toString(16)
    .padStart(2 * length, '0');
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
