import { MOST_FILE_BYTES, Unusable } from './bounds.ts';

/** Share of zero bytes from which a file without a mark is one of UTF-16, whose separators and digits have one each. */
const ZEROS_OF_UTF16 = 0.01;

/** Characters that no text of ours has: they stand where another encoding has its letters. */
const DOUBTFUL = /[\p{Co}\p{Cn}\uFFFD]/u;

const lossy = (): Unusable => new Unusable({ id: 'lossy' });

const textIn = (bytes: Uint8Array<ArrayBuffer>, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const markedIn = ([first, second]: Uint8Array): string | null => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
};

/** Returns the order of bytes in a file of UTF-16 without a mark, by where its zeros are; null for another file. */
function unmarkedIn(bytes: Uint8Array): string | null {
  let [even, odd] = [0, 0];
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1))
    if (at % 2 === 0) even += 1;
    else odd += 1;
  if (even + odd === 0 || even + odd < bytes.length * ZEROS_OF_UTF16) return null;
  return odd >= even ? 'utf-16le' : 'utf-16be';
}

/**
 * Returns whether the letters are those of a Chinese text in GB 18030. Big5 and the encodings of Europe are valid there,
 * too, but give rare letters.
 */
function isChinese(bytes: Uint8Array): boolean {
  let [all, simplified, common, commonInBig5] = [0, 0, 0, 0];
  for (let at = 0; at < bytes.length;) {
    const [lead = 0, trail = 0] = [bytes[at], bytes[at + 1]];
    const isLong = trail >= 0x30 && trail <= 0x39;
    const length = lead < 0x81 ? 1 : isLong ? 4 : 2;
    at += length;
    if (length !== 2) continue;
    all += 1;
    const isSign = lead >= 0xa1 && lead <= 0xa3;
    if (trail >= 0xa1 && (isSign || (lead >= 0xb0 && lead <= 0xf7))) simplified += 1;
    if (trail >= 0xa1 && (isSign || (lead >= 0xb0 && lead <= 0xd7))) common += 1;
    if (lead >= 0xa1 && lead <= 0xc6) commonInBig5 += 1;
  }
  return common >= commonInBig5 && simplified * 3 >= all;
}

/** Reads the encoding of Chinese Windows; null where the text may be in another one. */
const chineseIn = (bytes: Uint8Array<ArrayBuffer>): string | null => {
  const text = isChinese(bytes) ? textIn(bytes, 'gb18030') : null;
  return text === null || DOUBTFUL.test(text) ? null : text;
};

/** Text of a file, in the encoding that its mark or its bytes tell; refuses a file that none reads without loss. */
export function textOfFile(bytes: Uint8Array<ArrayBuffer>): string {
  if (bytes.length > MOST_FILE_BYTES) throw new Unusable({ id: 'tooLarge' });
  const marked = markedIn(bytes);
  const unmarked = marked === null ? unmarkedIn(bytes) : null;
  const wide = marked ?? unmarked;
  const text = wide === null ? (textIn(bytes, 'utf-8') ?? chineseIn(bytes)) : textIn(bytes, wide);
  if (text === null || (unmarked !== null && DOUBTFUL.test(text))) throw lossy();
  return text;
}
