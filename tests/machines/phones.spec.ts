import { describe, expect, it } from 'vitest';
import { e164Of, isElevenDigitPhone, nationalOf, notationsOf } from '#machines/phones.ts';
import { phone } from '#machines/phoneSchema.ts';
import { isReachablePhone } from '#machines/reachable.ts';

describe('one form for every notation', () => {
  it.each([
    ['09771234567', '+959771234567', '09771234567'],
    [' 09 771-234 567 ', '+959771234567', '09771234567'],
    ['+95 9 771 234 567', '+959771234567', '09771234567'],
    ['+9509771234567', '+959771234567', '09771234567'],
    ['00959771234567', '+959771234567', '09771234567'],
    ['၀၉၇၇၁၂၃၄၅၆၇', '+959771234567', '09771234567'],
    ['０９７７１２３４５６７', '+959771234567', '09771234567'],
    ['0995012345', '+95995012345', '0995012345'],
    ['13800138000', '+8613800138000', '13800138000'],
    ['+86 199 0013 8000', '+8619900138000', '19900138000'],
    ['010-1234567', '+86101234567', '0101234567'],
    ['0871-65551234', '+8687165551234', '087165551234'],
    ['01-378990', '+951378990', '01378990'],
    ['02-4012345', '+9524012345', '024012345'],
    ['067-420001', '+9567420001', '067420001'],
    ['+66 81 234 5678', '+66812345678', '+66812345678'],
  ])('%s is %s', (typed, e164, national) => {
    expect(e164Of(typed)).toBe(e164);
    expect(e164Of(e164)).toBe(e164);
    expect(e164Of(national)).toBe(e164);
    expect(nationalOf(typed)).toBe(national);
    expect(isReachablePhone(typed)).toBe(true);
    expect(phone.parse(typed)).toBe(e164);
  });

  it.each([
    '12345',
    '0000000000',
    '+95 12',
    '+8612',
    '0912',
    '+15',
    '+66 1',
    '+999 1234567',
    '+1 555 12',
    '16',
    'phone',
  ])('%s cannot be called', (typed) => {
    expect(isReachablePhone(typed)).toBe(false);
  });

  it('leaves a text that is no phone as it is, without the gaps around it', () => {
    expect(e164Of(' 12 345 ')).toBe('12 345');
  });
});

it('finds what was recorded before and since', () => {
  expect(notationsOf('09 771 234 567')).toEqual(['09 771 234 567', '+959771234567', '09771234567']);
  expect(notationsOf('+8613800138000')).toEqual(['+8613800138000', '13800138000']);
});

it.each([
  ['', true],
  ['09250123456', true],
  ['+959250123456', true],
  ['13800001111', true],
  ['0925012345', false],
  ['+95925012345', false],
  ['010-1234567', false],
])('%s has eleven digits: %s', (text, isOne) => expect(isElevenDigitPhone(text)).toBe(isOne));

it('answers long hostile texts at once', () => {
  const begun = performance.now();
  for (const text of ['0'.repeat(100_000), `0${'1-'.repeat(50_000)}`, '+86'.repeat(50_000)]) isReachablePhone(text);
  expect(performance.now() - begun).toBeLessThan(30_000);
});
