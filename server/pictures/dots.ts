import { inflateSync } from 'node:zlib';
import { SIGNATURE } from './png.ts';

/** A picture as black dots: each a row, a first column and a length, with all sides from 0 to 1 of the longer side. */
export interface Dots {
  readonly width: number;
  readonly height: number;
  readonly runs: readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[];
}

const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const PALETTE = 3;
/** Dots on the longer side: eight millimetres of a printer of 203 dots an inch. */
const MOST_DOTS = 64;
const DARK_BELOW = 140;

type Chunks = ReadonlyMap<string, Buffer>;

function chunksOf(bytes: Buffer): Chunks {
  const chunks = new Map<string, Buffer>();
  for (let at = SIGNATURE.length; at + 12 <= bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    chunks.set(type, Buffer.concat([chunks.get(type) ?? Buffer.alloc(0), bytes.subarray(at + 8, end)]));
    at = end + 4;
  }
  return chunks;
}

/** The predictor of the filter 4 of PNG: whichever of left, above and upper left is nearest to their plane. */
function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const [byLeft, byAbove, byCorner] = [left, above, corner].map((near) => Math.abs(estimate - near));
  if ((byLeft ?? 0) <= (byAbove ?? 0) && (byLeft ?? 0) <= (byCorner ?? 0)) return left;
  return (byAbove ?? 0) <= (byCorner ?? 0) ? above : corner;
}

/** Undoes the filters of the lines; each line begins with the number of its filter. */
function unfiltered(lines: Buffer, height: number, lineBytes: number, channels: number): Buffer {
  const pixels = Buffer.alloc(height * lineBytes);
  for (let y = 0; y < height; y += 1) {
    const filter = lines[y * (lineBytes + 1)] ?? 0;
    for (let x = 0; x < lineBytes; x += 1) {
      const at = y * lineBytes + x;
      const left = x >= channels ? (pixels[at - channels] ?? 0) : 0;
      const above = y > 0 ? (pixels[at - lineBytes] ?? 0) : 0;
      const corner = x >= channels && y > 0 ? (pixels[at - lineBytes - channels] ?? 0) : 0;
      const predicted = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter] ?? 0;
      pixels[at] = ((lines[y * (lineBytes + 1) + 1 + x] ?? 0) + predicted) & 0xff;
    }
  }
  return pixels;
}

/** Returns the brightness of a pixel on white paper, 0 to 255. */
function brightnessIn(chunks: Chunks, pixels: Buffer, colourType: number): (pixel: number) => number {
  const channels = CHANNELS[colourType] ?? 1;
  const [palette, shades] = [chunks.get('PLTE'), chunks.get('tRNS')];
  const grey = (red = 0, green = red, blue = red): number => 0.299 * red + 0.587 * green + 0.114 * blue;
  const onPaper = (shade: number, opaque = 255): number => 255 - ((255 - shade) * opaque) / 255;
  return (pixel) => {
    const part = pixels.subarray(pixel * channels, (pixel + 1) * channels);
    if (colourType === PALETTE) {
      const at = part[0] ?? 0;
      return onPaper(grey(palette?.[at * 3], palette?.[at * 3 + 1], palette?.[at * 3 + 2]), shades?.[at] ?? 255);
    }
    if (colourType === 0) return part[0] ?? 255;
    if (colourType === 4) return onPaper(part[0] ?? 255, part[1]);
    return onPaper(grey(part[0], part[1], part[2]), colourType === 6 ? part[3] : 255);
  };
}

/** Draws a PNG that an upload was rewritten to as black dots for paper; null for a picture of another kind. */
export function dotsOf(bytes: Buffer): Dots | null {
  const chunks = chunksOf(bytes);
  const head = chunks.get('IHDR');
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE) || !head) return null;
  const [width, height, colourType] = [head.readUInt32BE(0), head.readUInt32BE(4), head[9] ?? 0];
  const channels = CHANNELS[colourType] ?? 1;
  const lines = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const brightness = brightnessIn(chunks, unfiltered(lines, height, width * channels, channels), colourType);
  const step = Math.max(1, Math.max(width, height) / MOST_DOTS);
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
  const isDark = (column: number, row: number): boolean =>
    brightness(Math.floor((row + 0.5) * step) * width + Math.floor((column + 0.5) * step)) < DARK_BELOW;
  const unit = 1 / Math.max(columns, rows, 1);
  const runs: { x: number; y: number; width: number; height: number }[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (!isDark(column, row)) continue;
      const begin = column;
      while (column + 1 < columns && isDark(column + 1, row)) column += 1;
      runs.push({ x: begin * unit, y: row * unit, width: (column - begin + 1) * unit, height: unit });
    }
  return { width: columns * unit, height: rows * unit, runs };
}
