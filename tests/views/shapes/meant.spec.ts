import { expect, test } from 'vitest';
import { asTyped, rememberTyped } from '#views/shapes/list/find/asTyped.ts';
import { meantBy } from '#views/shapes/list/find/meant.ts';
import { numbersIn } from '#views/shapes/list/find/numbers.ts';

const PHONE = { is: 'phone', text: '09970012345' };

test.each([
  ['09970012345', PHONE],
  ['09 970 012 345', PHONE],
  ['+95 9970-012-345', PHONE],
  ['၀၉၉၇၀၀၁၂၃၄၅', PHONE],
  ['09 77 77 77 777', { is: 'phone', text: '09777777777' }],
  ['138 0013 8000', { is: 'phone', text: '13800138000' }],
  ['SHOP-1, 09970012345', PHONE],
  ['Daw Khin Khin', { is: 'name', text: 'Daw Khin Khin' }],
  [' ဒေါ်ခင် ', { is: 'name', text: 'ဒေါ်ခင်' }],
  ['张伟', { is: 'name', text: '张伟' }],
  ['SL000000073MM', null],
  ['SHOP-1', null],
  ['A B C\nD E F', null],
  ['1500', null],
  ['--', null],
  ['', null],
])('%j means %o', (typed, meant) => expect(meantBy(typed)).toEqual(meant));

test('a number is looked for elsewhere as it was typed, though its equal groups are one in the address', () => {
  const typed = '09 970 012 012';
  const written = numbersIn(typed).join(',');
  expect(meantBy(asTyped(written))).toBeNull();
  rememberTyped(written, typed);
  expect(meantBy(asTyped(written))).toEqual({ is: 'phone', text: '09970012012' });
  expect(asTyped('A,B')).toBe('A B');
});
