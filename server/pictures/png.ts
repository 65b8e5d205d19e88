import { promisify } from 'node:util';
import { crc32, deflate, inflate, type InputType, type ZlibOptions } from 'node:zlib';
import { MOST_PIXELS_ON_A_SIDE, type Picture } from './kinds.ts';

/** Compresses outside the event loop, so that other requests are answered meanwhile. */
const pack: (bytes: InputType) => Promise<Buffer> = promisify(deflate);
const unpack: (bytes: InputType, options: ZlibOptions) => Promise<Buffer> = promisify(inflate);

export const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEADER_BYTES = 13;
const PALETTE = 3;

/** Channels by colour type: grey, colours, palette, grey with transparency, colours with transparency. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, [PALETTE]: 1, 4: 2, 6: 4 };

const CRITICAL = /^[A-Z]/;

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** Returns all chunks if each checksum is right and `IEND` ends the bytes; otherwise null. */
function chunksOf(bytes: Buffer): Chunk[] | null {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  while (at + 12 <= bytes.length) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) return null;
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: bytes.subarray(at + 8, end) });
    at = end + 4;
    if (type === 'IEND') return at === bytes.length ? chunks : null;
  }
  return null;
}

/** Builds a chunk of a PNG: its length, type, data and checksum. */
export const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** Unpacks the lines of pixels, up to the size of this picture; null unless they have exactly that size. */
async function linesOf(packed: Buffer, height: number, lineBytes: number): Promise<Buffer | null> {
  const expected = height * (lineBytes + 1);
  try {
    const lines = await unpack(packed, { maxOutputLength: expected });
    return lines.length === expected ? lines : null;
  } catch {
    return null;
  }
}

/** Reads a PNG as a canvas writes it, eight bits a channel. It packs the lines anew and drops all other chunks. */
export async function pngOf(bytes: Buffer): Promise<Picture | null> {
  const chunks = chunksOf(bytes);
  const [head] = chunks ?? [];
  if (!chunks || head?.type !== 'IHDR' || head.data.length !== HEADER_BYTES) return null;
  const known = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  if (chunks.some(({ type }) => CRITICAL.test(type) && !known.has(type))) return null;
  const all = (type: string): Buffer[] => chunks.filter((one) => one.type === type).map(({ data }) => data);
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)];
  const [depth, colourType, packing, filter, interlace] = head.data.subarray(8);
  const channels = CHANNELS[colourType ?? -1];
  if (all('IHDR').length !== 1 || depth !== 8 || packing !== 0 || filter !== 0 || interlace !== 0 || !channels)
    return null;
  if (Math.min(width, height) < 1 || Math.max(width, height) > MOST_PIXELS_ON_A_SIDE) return null;
  const [palette, shades] = [all('PLTE'), all('tRNS')];
  if (palette.length > 1 || shades.length > 1 || (colourType === PALETTE && palette.length === 0)) return null;
  if ((palette[0]?.length ?? 0) > 768 || (shades[0]?.length ?? 0) > 256) return null;
  const lines = await linesOf(Buffer.concat(all('IDAT')), height, width * channels);
  if (!lines) return null;
  const content = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head.data),
    ...palette.map((data) => chunk('PLTE', data)),
    ...shades.map((data) => chunk('tRNS', data)),
    chunk('IDAT', await pack(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { kind: 'image/png', content, width, height };
}
