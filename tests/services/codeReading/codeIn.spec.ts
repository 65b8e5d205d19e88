import { expect, test } from 'vitest';
import { LABEL_SIZES } from '#machines/fields/printing.ts';
import { layOut } from '#server/labels/layouts/index.ts';
import { codeIn, greyOf } from '#services/codeReading/codeIn.ts';
import { printed } from '../../support/labels/paper.ts';
import { usual } from '../../support/labels/samples.ts';

const { waybill, bag } = usual;

/** A label as a camera sees it: a part of its paper, the dots in colours. */
function seen(content: typeof waybill | typeof bag, size: keyof typeof LABEL_SIZES) {
  const [sheet] = layOut(content, LABEL_SIZES[size]);
  if (!sheet) throw new Error('No sheet');
  const { paper, width, height } = printed(sheet);
  const pixels = new Uint8ClampedArray(width * height * 4);
  paper.forEach((dot, place) => pixels.set([dot, dot, dot, 255], place * 4));
  return { pixels, width, height };
}

test.each([
  ['a waybill', waybill, '100x150'],
  ['a bag', bag, '100x100'],
] as const)('the code of %s is read from its picture', (_, content, size) => {
  const { pixels, width, height } = seen(content, size);
  const codes = [content.number, 'link' in content ? content.link : content.number];
  expect(codes).toContain(codeIn(greyOf(pixels), width, height));
});

test('a picture without a code, and one of nothing, have none', () => {
  expect(codeIn(new Uint8ClampedArray(640 * 480).fill(200), 640, 480)).toBeNull();
  const noise = Uint8ClampedArray.from({ length: 320 * 240 }, (_, place) => (place * 7919) % 256);
  expect(codeIn(noise, 320, 240)).toBeNull();
});

test('colours become greys as an eye weighs them', () => {
  expect([...greyOf(Uint8ClampedArray.from([255, 255, 255, 255, 0, 0, 0, 255, 0, 255, 0, 255]))]).toEqual([
    255, 0, 149,
  ]);
});
