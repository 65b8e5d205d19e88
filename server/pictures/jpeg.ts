import { MOST_PIXELS_ON_A_SIDE, type Picture } from './kinds.ts';

const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
/** The plain header of a JFIF file, version 1.1, square pixels, without a thumbnail. */
const JFIF = Buffer.from([0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]);

const SCAN = 0xda;
const FRAMES = new Set([0xc0, 0xc2]);
/** Tables of the picture: Huffman, quantisation, restart interval. */
const TABLES = new Set([0xc4, 0xdb, 0xdd]);
const isBeside = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
const isWithinScan = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Reads height and width of a frame of eight bits in grey or three colours; null for other frames. */
function sizeOf(frame: Buffer): Size | null {
  if (frame.length < 10 || frame[4] !== 8) return null;
  const [height, width, components] = [frame.readUInt16BE(5), frame.readUInt16BE(7), frame[9] ?? 0];
  const fits = Math.min(width, height) >= 1 && Math.max(width, height) <= MOST_PIXELS_ON_A_SIDE;
  return fits && (components === 1 || components === 3) && frame.length === 10 + 3 * components
    ? { width, height }
    : null;
}

/** Returns the end of the coded pixels that begin at a position: the next marker that is not part of them. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 2))
    if (!isWithinScan(bytes[at + 1] ?? 0xff)) return at;
  return bytes.length;
}

/** Reads a JPEG segment by segment. It keeps those that define the picture and drops metadata and trailing data. */
export function jpegOf(bytes: Buffer): Picture | null {
  if (!bytes.subarray(0, 2).equals(START)) return null;
  const kept: Buffer[] = [START, JFIF];
  let size: Size | null = null;
  let scans = 0;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const length = bytes.readUInt16BE(at + 2);
    let end = at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    if (FRAMES.has(marker)) {
      if (size) return null;
      size = sizeOf(bytes.subarray(at, end));
      if (!size) return null;
    } else if (marker === SCAN) {
      if (!size) return null;
      const coded = end;
      end = endOfScan(bytes, coded);
      if (end === coded) return null;
      scans += 1;
    } else if (!TABLES.has(marker) && !isBeside(marker)) return null;
    if (!isBeside(marker)) kept.push(bytes.subarray(at, end));
    at = end;
    if (scans > 0 && bytes.subarray(at).equals(END))
      return size && { kind: 'image/jpeg', content: Buffer.concat([...kept, END]), ...size };
  }
  return null;
}
