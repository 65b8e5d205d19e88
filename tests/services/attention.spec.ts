import { expect, test } from 'vitest';
import { waysToCall } from '#services/attention.ts';

const loud = { volume: 0.7, isMuted: false };
const phone = { isInUse: true, canVibrate: true };

test.each([
  ['a phone', loud, phone, { sounds: true, vibrates: true }],
  ['a desk', loud, { ...phone, canVibrate: false }, { sounds: true, vibrates: false }],
  ['a phone whose sounds are off', { ...loud, isMuted: true }, phone, { sounds: false, vibrates: true }],
  ['a phone without volume', { ...loud, volume: 0 }, phone, { sounds: false, vibrates: true }],
  ['a page that nobody touched', loud, { ...phone, isInUse: false }, { sounds: false, vibrates: false }],
])('a person is called by sound and vibration where they are: %s', (_, loudness, device, ways) => {
  expect(waysToCall(loudness, device)).toEqual(ways);
});
