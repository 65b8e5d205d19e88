import { expect, test } from 'vitest';
import { pictureOf } from '#server/pictures/picture.ts';
import { comment, jpeg, png, unknownCritical } from './pictures.ts';

const SCRIPT = '<script>alert(1)</script>';

test('a PNG is written anew: its size is read, and what stood beside it is gone', async () => {
  const picture = await pictureOf(png({ width: 64, beside: [comment(SCRIPT)] }));
  expect(picture).toMatchObject({ kind: 'image/png', width: 64, height: 64 });
  expect(picture?.content.includes('script')).toBe(false);
  expect(picture?.content.equals((await pictureOf(png({ width: 64 })))?.content ?? Buffer.alloc(0))).toBe(true);
  expect(await pictureOf(picture?.content ?? Buffer.alloc(0))).toEqual(picture);
});

test('a JPEG is written anew, without its comments', async () => {
  const picture = await pictureOf(jpeg(SCRIPT));
  expect(picture).toMatchObject({ kind: 'image/jpeg', width: 8, height: 8 });
  expect(picture?.content.includes('script')).toBe(false);
  expect(await pictureOf(picture?.content ?? Buffer.alloc(0))).toEqual(picture);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from(SCRIPT)],
  ['a drawing with a script', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
  ['a PNG with an archive after it', Buffer.concat([png(), Buffer.from('PK\x03\x04')])],
  ['a JPEG with a page after it', jpeg('', Buffer.from(SCRIPT))],
  ['a JPEG after a page', Buffer.concat([Buffer.from(SCRIPT), jpeg()])],
  ['half a PNG', png().subarray(0, 60)],
  ['half a JPEG', jpeg().subarray(0, 100)],
  ['a PNG with a part that nobody knows', png({ beside: [unknownCritical()] })],
  ['a PNG with more pixels than it says', png({ moreLines: 1 })],
  ['a PNG with fewer pixels than it says', png({ width: 64, height: 4000 })],
  ['a PNG larger than any picture', png({ width: 8, height: 5000 })],
  ['a PNG of no height', png({ width: 8, height: 0 })],
])('%s is no picture', async (_, bytes) => expect(await pictureOf(bytes)).toBeNull());

test('a PNG whose sums are wrong is no picture', async () => {
  const bytes = png();
  bytes[20] = 1;
  expect(await pictureOf(bytes)).toBeNull();
});
