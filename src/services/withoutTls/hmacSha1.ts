import { bytesOfWords, paddedWords, rotatedRight } from './words.ts';

const START = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
const BLOCK_BYTES = 64;

/** Function and constant of a round (FIPS 180-4). */
const mixed = (round: number, b: number, c: number, d: number): number => {
  if (round < 20) return ((b & c) ^ (~b & d)) + 0x5a827999;
  if (round < 40) return (b ^ c ^ d) + 0x6ed9eba1;
  return round < 60 ? ((b & c) ^ (b & d) ^ (c & d)) + 0x8f1bbcdc : (b ^ c ^ d) + 0xca62c1d6;
};

function compress(state: Uint32Array, block: Uint32Array): void {
  const schedule = new Uint32Array(80);
  schedule.set(block);
  const at = (place: number): number => schedule[place] ?? 0;
  for (let place = 16; place < 80; place += 1)
    schedule[place] = rotatedRight(at(place - 3) ^ at(place - 8) ^ at(place - 14) ^ at(place - 16), 31);
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
  for (let round = 0; round < 80; round += 1) {
    const next = (rotatedRight(a, 27) + mixed(round, b, c, d) + e + at(round)) | 0;
    [e, d, c, b, a] = [d, c, rotatedRight(b, 2), a, next];
  }
  [a, b, c, d, e].forEach((word, place) => (state[place] = (state[place] ?? 0) + word));
}

const sha1 = (message: Uint8Array): Uint8Array<ArrayBuffer> => {
  const state = Uint32Array.from(START);
  const words = paddedWords(message);
  for (let place = 0; place < words.length; place += 16) compress(state, words.subarray(place, place + 16));
  return bytesOfWords(state);
};

/** HMAC with SHA-1 (RFC 2104), for addresses without TLS, where browsers have no `crypto.subtle`. */
export function hmacSha1(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(key.length > BLOCK_BYTES ? sha1(key) : key);
  const inner = sha1(Uint8Array.of(...block.map((byte) => byte ^ 0x36), ...message));
  return sha1(Uint8Array.of(...block.map((byte) => byte ^ 0x5c), ...inner));
}
