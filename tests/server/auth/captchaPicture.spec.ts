import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { captchaPicture } from '#server/auth/captchaPicture.ts';

const ALPHABET = '2345678ABCDEFGHJKMNPRSTUVWXYZ';
const LENGTH = 5;
const WIDTH = 222;
const HEIGHT = 72;
/** Size of a piece of the picture, in cells of four by four pixels. */
const [CELL, ACROSS, DOWN] = [4, 12, 18];
const LEARNED = 400;
const ATTACKED = 100;

const answers = (count: number): string[] =>
  Array.from({ length: count }, () =>
    Array.from({ length: LENGTH }, () => ALPHABET[Math.floor(Math.random() * ALPHABET.length)]).join(''),
  );

/** Returns the dark pixels of a picture. */
const pixelsOf = (png: Buffer): Uint8Array => {
  const at = png.indexOf('IDAT');
  const lines = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  return Uint8Array.from({ length: WIDTH * HEIGHT }, (_, index) => {
    const [x, y] = [index % WIDTH, Math.floor(index / WIDTH)];
    return (lines[y * (WIDTH * 3 + 1) + 1 + x * 3] ?? 255) < 128 ? 1 : 0;
  });
};

/** Returns what is seen where a glyph belongs, in cells, of length one. */
const pieceOf = (pixels: Uint8Array, index: number): Float64Array => {
  const left = Math.round(((index + 0.5) * (WIDTH - 16)) / LENGTH + 8 - (ACROSS * CELL) / 2);
  const cells = new Float64Array(ACROSS * DOWN);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < ACROSS * CELL; x += 1) {
      const cell = Math.floor(y / CELL) * ACROSS + Math.floor(x / CELL);
      const dark = left + x >= 0 && left + x < WIDTH ? (pixels[y * WIDTH + left + x] ?? 0) : 0;
      cells[cell] = (cells[cell] ?? 0) + dark;
    }
  const length = Math.hypot(...cells) || 1;
  return cells.map((value) => value / length);
};

/** A loop, since it compares a million pieces. */
function likeness(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}

describe('X10: a captcha', () => {
  test('a captcha carries no outline, so that the sequence of its commands names no glyph', () => {
    const picture = captchaPicture('AB2CD').toString('latin1');
    expect(picture.startsWith('\u0089PNG')).toBe(true);
    expect(picture).not.toMatch(/<path|<svg/);
  });

  test('a captcha is another picture each time', () => {
    const pictures = new Set(Array.from({ length: 50 }, () => captchaPicture('AB2CD').toString('base64')));
    expect(pictures.size).toBe(50);
  });

  test('a captcha is seldom solved by the nearest of two thousand known glyphs', () => {
    const known = answers(LEARNED).flatMap((answer) => {
      const pixels = pixelsOf(captchaPicture(answer));
      return Array.from(answer, (letter, index) => ({ letter, piece: pieceOf(pixels, index) }));
    });
    const attacked = answers(ATTACKED);
    const solved = attacked.filter((answer) => {
      const pixels = pixelsOf(captchaPicture(answer));
      return Array.from(answer).every((letter, index) => {
        const piece = pieceOf(pixels, index);
        let best = { letter: '', likeness: -1 };
        for (const one of known) {
          const alike = likeness(one.piece, piece);
          if (alike > best.likeness) best = { letter: one.letter, likeness: alike };
        }
        return best.letter === letter;
      });
    });
    console.log(`${solved.length} of ${ATTACKED} captchas solved by the nearest known glyphs`);
    expect(solved.length).toBeLessThan(ATTACKED / 4);
  });
});
