import { expect, it } from 'vitest';
import { dialled, phoneText } from '#i18n/phone.ts';

it.each([
  ['+959771234567', '+95 9 771 234 567'],
  ['09771234567', '+95 9 771 234 567'],
  ['+9595012345', '+95 9 501 2345'],
  ['+951378990', '+95 1 378 990'],
  ['+956742000', '+95 67 420 00'],
  ['+8613800138000', '+86 138 0013 8000'],
  ['+8687165551234', '+86 871 6555 1234'],
  ['+861012345678', '+86 10 1234 5678'],
  ['+66812345678', '+66 812 345 678'],
  ['+12125552368', '+1 212 555 2368'],
  ['+85512345678', '+855 1234 5678'],
  ['097****4567', '097****4567'],
  ['12', '12'],
  ['', ''],
])('%s is read as %s', (phone, text) => {
  expect(phoneText(phone)).toBe(text);
});

it('a phone is called by its number with the country code, however it was written; a masked number is not called', () => {
  expect(dialled('09 771 234-567')).toBe('tel:+959771234567');
  expect(dialled('+86 138 0013 8000')).toBe('tel:+8613800138000');
  expect(dialled('(09) 771.234.567')).toBe('tel:+959771234567');
  expect(dialled('၀၉၇၇၁၂၃၄၅၆၇')).toBe('tel:+959771234567');
  expect(dialled('959771234567')).toBe('tel:+959771234567');
  expect(dialled('097****4567')).toBeNull();
  expect(dialled('')).toBeNull();
});
