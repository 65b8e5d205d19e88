import { afterEach, describe, expect, test, vi } from 'vitest';
import { givesCanvasBack } from '#services/uploads/canvas.ts';
import { withoutMetadata } from '#services/uploads/metadata.ts';
import { prepared } from '#services/uploads/prepare.ts';

type Pixels = Uint8ClampedArray;
type Change = (pixels: Pixels) => Pixels;

/** A browser's canvas, which gives out what was drawn after a change. */
const canvasOf = (onEncode: Change, onRead: Change) => {
  class Canvas {
    readonly pixels: Pixels;
    readonly width: number;
    readonly height: number;
    fillStyle = '';
    constructor(width: number, height: number) {
      this.width = width;
      this.height = height;
      this.pixels = new Uint8ClampedArray(4 * width * height);
    }
    getContext() {
      return this;
    }
    fillRect(left: number, top: number, width: number, height: number) {
      const colour = this.fillStyle.match(/\d+/g)?.map(Number) ?? [];
      for (let y = top; y < top + height; y += 1)
        for (let x = left; x < left + width; x += 1) this.pixels.set([...colour, 255], 4 * (y * this.width + x));
    }
    drawImage({ pixels }: { readonly pixels: Pixels }) {
      this.pixels.set(pixels.subarray(0, this.pixels.length));
    }
    getImageData() {
      return { data: onRead(this.pixels), width: this.width, height: this.height };
    }
    convertToBlob() {
      return Promise.resolve({ pixels: onEncode(this.pixels) });
    }
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('createImageBitmap', async (source: { pixels?: Pixels }) => ({
    pixels: source.pixels ?? new Uint8ClampedArray(4),
    width: 1,
    height: 1,
    close: () => {},
  }));
};

const honest: Change = (pixels) => pixels;
const white: Change = (pixels) => pixels.map(() => 255);
const stripes: Change = (pixels) => pixels.map((_, place) => (place * 37) % 256);
const lastBits: Change = (pixels) => pixels.map((value, place) => value ^ (place % 4));

afterEach(() => void vi.unstubAllGlobals());

describe('a canvas', () => {
  test.each([
    ['that is given back', honest, honest, true],
    ['whose last bits are changed', lastBits, lastBits, true],
    ['that is given back white', white, white, false],
    ['that is encoded as stripes', stripes, honest, false],
    ['that is read as stripes', honest, stripes, false],
  ])('the check of canvases recognises a canvas %s', async (_name, onEncode, onRead, expected) => {
    canvasOf(onEncode, onRead);
    expect(await givesCanvasBack()).toBe(expected);
  });

  test('a canvas of a browser that encodes no canvas is not used', async () => {
    canvasOf(() => {
      throw new DOMException('denied', 'SecurityError');
    }, honest);
    expect(await givesCanvasBack()).toBe(false);
  });
});

const segment = (marker: number, ...content: number[]) => [0xff, marker, 0, content.length + 2, ...content];
const PICTURE = [...segment(0xdb, 1, 2), ...segment(0xc0, 3), 0xff, 0xda, 0, 2, 9, 0xff, 0xe1, 9, 0xff, 0xd9];
const jpeg = new File(
  [Uint8Array.of(0xff, 0xd8, ...segment(0xe1, 69, 120, 105, 102), ...segment(0xfe, 1), ...PICTURE)],
  'photo.jpg',
  { type: 'image/jpeg' },
);

describe('a picture', () => {
  test.each([white, stripes])(
    'a picture goes as it is, without metadata, where a canvas is not given back',
    async (change) => {
      canvasOf(change, change);
      const sent = await prepared(jpeg, 'voucher');
      expect(sent?.type).toBe('image/jpeg');
      expect([...new Uint8Array((await sent?.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([0xff, 0xd8, ...PICTURE]);
    },
  );

  test('a picture goes through the canvas where the canvas is given back', async () => {
    canvasOf(honest, honest);
    expect(await prepared(jpeg, 'voucher')).toHaveProperty('pixels');
  });

  test.each([
    ['a PNG', [0x89, 0x50, 0x4e, 0x47]],
    ['a JPEG that is cut off', [0xff, 0xd8, 0xff]],
    ['a JPEG whose segment is longer than the file', [0xff, 0xd8, 0xff, 0xdb, 0xff, 0xff, 1]],
    ['nothing', []],
  ])('a picture stays as it is when its metadata are removed: %s', async (_name, bytes) => {
    const blob = await withoutMetadata(new Blob([Uint8Array.from(bytes)]));
    expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual(bytes);
  });
});
