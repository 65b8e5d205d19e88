import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import svgCaptcha from 'svg-captcha';
import type { Stroke } from '../labels/fonts.ts';
import { rasterise } from '../labels/raster.ts';
import { drawn, type Colour } from '../pictures/draw.ts';

const WIDTH = 111;
const HEIGHT = 36;
/** Pixels of the picture for each of the screen, for sharp screens. */
const DOTS = 2;
const PAPER: Colour = [244, 246, 248];
const INK: Colour = [34, 34, 34];
const GLYPH = { width: WIDTH, height: HEIGHT, fontSize: 30, noise: 0, color: false };
const LINES = 4;
/** The library's own letters are sketched: bent and cut, nobody could read them. */
svgCaptcha.loadFont(fileURLToPath(new URL('../labels/fonts/noto-sans-sc-bold-latin.ttf', import.meta.url)));

const PATH = /<path fill="[^"]+" d="([^"]+)"/;
const COMMAND = /([A-Z])([^A-Z]*)/g;

type Point = readonly [x: number, y: number];

const between = (least: number, most: number): number => least + (randomInt(1_000_001) / 1_000_000) * (most - least);

/** Returns the outline of a character, around the middle of a picture of its own. */
const outlineOf = (character: string): readonly Stroke[] => {
  const create: unknown = svgCaptcha;
  if (typeof create !== 'function') throw new Error('svg-captcha cannot draw a given text');
  const [, path = ''] = PATH.exec(String(create(character, GLYPH))) ?? [];
  return Array.from(path.matchAll(COMMAND), ([, kind = '', numbers = '']) => [
    kind as Stroke[0],
    ...(numbers.match(/-?[\d.]+/g) ?? []).map(Number),
  ]);
};

/** Returns a random wave over the whole picture. */
const waveOf = (): ((point: Point) => Point) => {
  const [high, wide] = [between(1, 2.2), between(0.8, 1.8)];
  const [long, tall] = [between(28, 60), between(14, 30)];
  const [first, second] = [between(0, 7), between(0, 7)];
  return ([x, y]) => [x + wide * Math.sin((6.3 * y) / tall + first), y + high * Math.sin((6.3 * x) / long + second)];
};

/** Returns a random turn, size and slant about the middle of a glyph, and its place in the text. */
const placingOf = (index: number, count: number): ((point: Point) => Point) => {
  const angle = between(-0.38, 0.38);
  const [size, slant] = [between(0.82, 1.08), between(-0.3, 0.3)];
  const middleX = ((index + 0.5) * (WIDTH - 8)) / count + 4 + between(-2.5, 2.5);
  const middleY = HEIGHT / 2 + between(-3, 3);
  const [cosine, sine] = [Math.cos(angle) * size, Math.sin(angle) * size];
  return ([x, y]) => {
    const [left, top] = [x - WIDTH / 2 + slant * (y - HEIGHT / 2), y - HEIGHT / 2];
    return [middleX + left * cosine - top * sine, middleY + left * sine + top * cosine];
  };
};

const moved = ([kind, ...numbers]: Stroke, move: (point: Point) => Point): Stroke => {
  const points: number[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) points.push(...move([numbers[at] ?? 0, numbers[at + 1] ?? 0]));
  return [kind, ...points];
};

/**
 * Draws a text as pixels that programs read with difficulty. Each glyph is turned, slanted, stretched and bent. Lines
 * in the colours of ink and paper join and cut the glyphs. Outlines would name their glyph.
 */
export const captchaPicture = (text: string): Buffer => {
  const [width, height] = [WIDTH * DOTS, HEIGHT * DOTS];
  const inked = new Uint8Array(width * height);
  const put = (x: number, y: number, value: number): void => {
    if (x >= 0 && y >= 0 && x < width && y < height) inked[y * width + x] = value;
  };
  const bend = waveOf();
  for (const [index, character] of Array.from(text).entries()) {
    const place = placingOf(index, text.length);
    const strokes = outlineOf(character).map((stroke) => moved(stroke, (point) => bend(place(point))));
    const glyph = rasterise(strokes, DOTS);
    if (!glyph) continue;
    const { bytes, bytesPerRow, ...size } = glyph.bitmap;
    for (let y = 0; y < size.height; y += 1)
      for (let x = 0; x < size.width; x += 1)
        if (((bytes[y * bytesPerRow + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) put(glyph.x + x, glyph.y + y, 1);
  }
  for (let line = 0; line < LINES; line += 1) {
    const [start, end, bow] = [between(0.1, 0.9), between(0.1, 0.9), between(-0.4, 0.4)];
    for (let x = 0; x < width; x += 1) {
      const share = x / width;
      const middle = (start + (end - start) * share + bow * 4 * share * (1 - share)) * height;
      for (const y of [0, 1]) put(x, Math.round(middle) + y, 1 - (line % 2));
    }
  }
  return drawn(width, height, (x, y) => (inked[y * width + x] === 1 ? INK : PAPER));
};
