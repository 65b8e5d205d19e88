import { describe, expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { settledLabelOf } from '#views/shapes/fields/labels.ts';
import { curveOf, PAD, pointAt, type Point } from '#views/shapes/fields/uploads/strokes.ts';

const box = { left: 20, top: 100, width: PAD.width / 4, height: PAD.height / 4 };

describe('a signature', () => {
  test.each([
    [20, 100, 0, 0],
    [170, 160, 600, 240],
    [5000, -5000, PAD.width, 0],
  ])('a signature written at %d, %d of the page is at %d, %d of the picture', (clientX, clientY, x, y) =>
    expect(pointAt({ clientX, clientY }, box)).toEqual({ x, y }),
  );

  test('a signature has curves that begin where the one before ended, and a dot for a touch', () => {
    const points: Point[] = [0, 1, 2, 3, 4].map((place) => ({ x: place * 10, y: place % 2 }));
    expect(curveOf([])).toBeNull();
    expect(curveOf(points.slice(0, 1))).toEqual({ from: points[0], bend: points[0], to: points[0] });
    const curves = points.slice(1).map((_, index) => curveOf(points.slice(0, index + 2)));
    expect(curves[0]?.from).toEqual(points[0]);
    for (const [index, curve] of curves.slice(1).entries()) expect(curve?.from).toEqual(curves[index]?.to);
  });

  test.each([
    ['en', 'order.signed', 'signature', 'Signature of the receiver'],
    ['zh', 'order.signed', 'signature', '收件人签名'],
    ['en', 'order.returnSigned', 'signature', 'Signature of the sender'],
    ['en', 'order.signed', 'photo', 'Photo of the handover'],
    ['en', 'order.signed', undefined, 'Content'],
  ] as const)('a signature is named in %s for %s by %s: %s', async (language, event, kind, label) => {
    const words = await loadWords(language);
    expect(settledLabelOf('order', 'proof.value', kind, words, event)).toBe(label);
  });
});
