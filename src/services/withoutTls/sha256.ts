import { bytesOfWords, paddedWords, rotatedRight } from './words.ts';

const PRIMES = 64;

const isPrime = (number: number): boolean => {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false;
  return true;
};

/** The first 32 bits of a number's fraction. */
const fraction = (number: number): number => Math.floor((number - Math.floor(number)) * 2 ** 32);

/** FIPS 180-4: constants are fractions of roots of the first primes. */
const [START, CONSTANTS] = ((): readonly [Uint32Array, Uint32Array] => {
  const primes: number[] = [];
  for (let number = 2; primes.length < PRIMES; number += 1) if (isPrime(number)) primes.push(number);
  return [
    Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
    Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
  ];
})();

/** Takes one block of 16 words into the state. */
function compress(state: Uint32Array, block: Uint32Array): void {
  const schedule = new Uint32Array(64);
  schedule.set(block);
  const at = (place: number): number => schedule[place] ?? 0;
  for (let place = 16; place < 64; place += 1) {
    const [early, late] = [at(place - 15), at(place - 2)];
    const small = rotatedRight(early, 7) ^ rotatedRight(early, 18) ^ (early >>> 3);
    const large = rotatedRight(late, 17) ^ rotatedRight(late, 19) ^ (late >>> 10);
    schedule[place] = at(place - 16) + small + at(place - 7) + large;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < 64; round += 1) {
    const mixed = rotatedRight(e, 6) ^ rotatedRight(e, 11) ^ rotatedRight(e, 25);
    const first = (h + mixed + ((e & f) ^ (~e & g)) + (CONSTANTS[round] ?? 0) + at(round)) | 0;
    const second =
      ((rotatedRight(a, 2) ^ rotatedRight(a, 13) ^ rotatedRight(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = (state[place] ?? 0) + word));
}

/** SHA-256, for addresses without TLS, where browsers have no `crypto.subtle`. */
export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const state = START.slice();
  const words = paddedWords(message);
  for (let place = 0; place < words.length; place += 16) compress(state, words.subarray(place, place + 16));
  return bytesOfWords(state);
}
