import { deflateSync } from 'node:zlib';
import { chunk, SIGNATURE } from './png.ts';

const HEADER_BYTES = 13;
const COLOURS = 2;

/** Red, green and blue, 0 to 255 each. */
export type Colour = readonly [number, number, number];

/** Makes a PNG of the given size; `colourAt` returns the colour at a position (from the left, from above). */
export function drawn(width: number, height: number, colourAt: (x: number, y: number) => Colour): Buffer {
  const lineBytes = width * 3 + 1;
  const lines = Buffer.alloc(height * lineBytes);
  for (let y = 0; y < height; y += 1) {
    let at = y * lineBytes + 1;
    for (let x = 0; x < width; x += 1) for (const part of colourAt(x, y)) lines[at++] = part;
  }
  const head = Buffer.alloc(HEADER_BYTES);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, COLOURS, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
