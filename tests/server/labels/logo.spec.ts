import { describe, expect, it } from 'vitest';
import { brand } from '#server/labels/brand.ts';
import { dotsOf } from '#server/pictures/dots.ts';
import { drawn } from '#server/pictures/draw.ts';
import { pngOf } from '#server/pictures/png.ts';

const stored = async (bytes: Buffer): Promise<Buffer> => (await pngOf(bytes))?.content ?? Buffer.alloc(0);

describe('a logo on paper', () => {
  it('a logo on paper is black where the picture is dark, and white elsewhere', async () => {
    const half = await stored(drawn(128, 64, (x) => (x < 64 ? [10, 20, 30] : [250, 240, 230])));
    const dots = dotsOf(half);
    expect(dots).toMatchObject({ width: 1, height: 0.5 });
    expect(dots?.runs).toHaveLength(32);
    expect(dots?.runs[0]).toEqual({ x: 0, y: 0, width: 0.5, height: 1 / 64 });
  });

  it('a logo on paper fits into its place with the name beside it; without a logo the name has the place alone', async () => {
    const place = { x: 4, y: 3, width: 50, height: 8 };
    const logo = dotsOf(await stored(drawn(40, 40, () => [0, 0, 0])));
    const inks = brand({ company: 'Golden Road', logo }, place, { size: 5, least: 3 });
    const fills = inks.filter(({ kind }) => kind === 'fill');
    for (const ink of fills) {
      if (ink.kind !== 'fill') continue;
      expect(ink.x).toBeGreaterThanOrEqual(4);
      expect(ink.y + ink.height).toBeLessThanOrEqual(11 + 1e-9);
      expect(ink.x + ink.width).toBeLessThanOrEqual(12 + 1e-9);
    }
    const words = inks.find(({ kind }) => kind === 'text');
    expect(words?.x).toBeGreaterThan(12);
    expect(brand({ company: 'Golden Road', logo: null }, place, { size: 5, least: 3 })[0]?.x).toBe(4);
  });

  it('a logo of another kind is left out on paper', () => {
    expect(dotsOf(Buffer.from([0xff, 0xd8, 0xff, 0xd9]))).toBeNull();
  });
});
