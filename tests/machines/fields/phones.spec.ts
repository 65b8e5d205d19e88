import { describe, expect, it } from 'vitest';
import { refusalsOf } from '#machines/kit/decide.ts';
import { e164Of, isElevenDigitPhone, nationalOf, partOf } from '#machines/fields/phones.ts';
import { phone } from '#machines/fields/phoneSchema.ts';
import { isReachablePhone } from '#machines/fields/reachable.ts';

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
    ['(09) 777.111.444', '+959777111444', '09777111444'],
    ['+95 (0)9 777–111–333', '+959777111333', '09777111333'],
    ['(+95) 9‑777‑111‑333', '+959777111333', '09777111333'],
    ['959777111888', '+959777111888', '09777111888'],
    ['0095 9777111999', '+959777111999', '09777111999'],
    ['\u202d09777111222\u202c', '+959777111222', '09777111222'],
    ['\u200b+95\u00a09\u202f777 111 333', '+959777111333', '09777111333'],
    ['ဝ၉-၇၇၇-၁၁၁-၂ဝဝ', '+959777111200', '09777111200'],
    ['٠٩٧٧٧١١١٢٢٢', '+959777111222', '09777111222'],
    ['+86 138 7771 1555', '+8613877711555', '13877711555'],
    ['86 166 7771 1555', '+8616677711555', '16677711555'],
    ['（０１０）１２３４５６７', '+86101234567', '0101234567'],
    ['0871-6555-1234', '+8687165551234', '087165551234'],
    ['(01) 378 990', '+951378990', '01378990'],
  ])('the phone number %s is recorded as %s', (typed, e164, national) => {
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
  ])('the phone number %s cannot be called', (typed) => {
    expect(isReachablePhone(typed)).toBe(false);
  });

  it('a text that is no phone number is left as it is, without the spaces around it', () => {
    expect(e164Of(' 12 345 ')).toBe('12 345');
  });
});

it.each([
  ['0977', '977'],
  ['+95 9 77', '977'],
  ['0095 (0)9 77', '977'],
  ['၇၇၇-၁၁', '77711'],
  ['+86138', '138'],
  ['9511', '9511'],
])('%s is compared as the part %s', (typed, part) => expect(partOf(typed)).toBe(part));

it.each([
  ['', true],
  ['09250123456', true],
  ['+959250123456', true],
  ['13800001111', true],
  ['0925012345', false],
  ['+95925012345', false],
  ['010-1234567', false],
])('%s has eleven digits: %s', (text, isOne) => expect(isElevenDigitPhone(text)).toBe(isOne));

it('the checks of phone numbers answer long hostile texts at once', () => {
  const begun = performance.now();
  for (const text of ['0'.repeat(100_000), `0${'1-'.repeat(50_000)}`, '+86'.repeat(50_000), 'ဝ'.repeat(100_000)])
    isReachablePhone(text);
  for (const text of [`0${' '.repeat(100_000)}x`, `0${', 0'.repeat(50_000)}`]) phone.safeParse(text);
  expect(performance.now() - begun).toBeLessThan(30_000);
});

describe('several numbers in one field', () => {
  it.each([
    ['09771234567 / 09420012345', 2],
    ['09771234567, 13800138000；09 420 012 345', 3],
    ['01378990 01378991', 2],
  ])(
    'several phone numbers in one field are counted in the refusal, and nothing else is said of them: %s',
    (typed, count) => {
      const parsed = phone.safeParse(typed);
      expect(refusalsOf(parsed.error?.issues ?? [])).toMatchObject([
        { rule: 'invalid.severalPhones', values: { count: String(count) } },
      ]);
    },
  );

  it('several phone numbers in one field are kept out of the refusal, which is recorded', () =>
    expect(JSON.stringify(refusalsOf(phone.safeParse('09771234567 / 09420012345').error?.issues ?? []))).not.toMatch(
      /771234567|420012345/,
    ));

  it('a text that is no phone number is not refused as several numbers in one field', () =>
    expect(refusalsOf(phone.safeParse('09771234567 in the evening').error?.issues ?? [])).toMatchObject([
      { rule: 'invalid.too_big' },
      { rule: 'invalid.invalid_format' },
    ]));
});
