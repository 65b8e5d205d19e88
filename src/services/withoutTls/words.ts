/** Pads a message for a hash of blocks of 64 bytes: a one bit, zeros, and the length in bits. */
export function paddedWords(message: Uint8Array): Uint32Array {
  const words = new Uint32Array(16 * Math.ceil((message.length + 9) / 64));
  message.forEach((byte, place) => {
    words[place >> 2] = (words[place >> 2] ?? 0) | (byte << (24 - 8 * (place & 3)));
  });
  const end = message.length;
  words[end >> 2] = (words[end >> 2] ?? 0) | (0x80 << (24 - 8 * (end & 3)));
  words[words.length - 2] = Math.floor(end / 2 ** 29);
  words[words.length - 1] = (end << 3) >>> 0;
  return words;
}

/** Returns words as bytes, the highest first. */
export function bytesOfWords(words: Uint32Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(4 * words.length));
  words.forEach((word, place) => view.setUint32(4 * place, word));
  return new Uint8Array(view.buffer);
}

export const rotatedRight = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
