import { describe, expect, it } from 'vitest';
import {
  bagNumberOf,
  gs1CheckDigit,
  isBagNumber,
  isS10,
  isWaybill,
  s10CheckDigit,
  waybillOf,
} from '#machines/fields/identifiers.ts';

describe('UPU S10 waybills', () => {
  it('the check digit of a UPU S10 waybill is that of the published example', () => {
    expect(s10CheckDigit('47312482')).toBe(9);
    expect(isS10('RR287043775IN')).toBe(true);
  });

  it('the check digit of a UPU S10 waybill is 0 for a remainder of 1 and 5 for a remainder of 0', () => {
    const digits = Array.from({ length: 200 }, (_, serial) => String(serial).padStart(8, '0'));
    const sum = (text: string) =>
      [8, 6, 4, 2, 3, 5, 9, 7].reduce((total, weight, at) => total + weight * Number(text[at]), 0);
    expect(s10CheckDigit(digits.find((text) => sum(text) % 11 === 1) ?? '')).toBe(0);
    expect(s10CheckDigit('00000000')).toBe(5);
  });

  it('the waybills that we make are recognised as our own', () => {
    expect(waybillOf(1)).toBe('SL000000014MM');
    for (const serial of [0, 1, 42, 47312482, 99_999_999]) expect(isWaybill(waybillOf(serial))).toBe(true);
  });

  it('a waybill with a single wrong digit or a swap of neighbours is refused', () => {
    const waybill = waybillOf(47312482);
    const places = Array.from({ length: 9 }, (_, index) => index + 2);
    const wrong = places.flatMap((at) => [
      ...Array.from('0123456789', (digit) => waybill.slice(0, at) + digit + waybill.slice(at + 1)),
      ...(at < 10 ? [waybill.slice(0, at) + waybill.charAt(at + 1) + waybill.charAt(at) + waybill.slice(at + 2)] : []),
    ]);
    expect(wrong.filter((text) => text !== waybill && isWaybill(text))).toEqual([]);
  });

  it.each(['', 'SL00000001MM', 'sl000000014mm', 'RR287043775IN', ' SL000000014MM', 'SL000000014MM\n'])(
    '%j is not taken for a waybill of ours',
    (text) => expect(isWaybill(text)).toBe(false),
  );

  it.each([-1, 1.5, 100_000_000])('there is no waybill for the serial number %d', (serial) =>
    expect(() => waybillOf(serial)).toThrow(RangeError),
  );
});

describe('GS1 SSCC bag numbers', () => {
  it('the check digits of GS1 SSCC bag numbers are those of the published examples', () => {
    expect(gs1CheckDigit('09528765432101234')).toBe(6);
    expect(gs1CheckDigit('15703538141037517')).toBe(7);
  });

  it('the bag numbers that we make are recognised as bag numbers and are no waybills', () => {
    for (const serial of [0, 1, 999_999_999]) {
      const number = bagNumberOf(serial);
      expect(number).toMatch(/^08830001\d{10}$/);
      expect(isBagNumber(number)).toBe(true);
      expect(isWaybill(number)).toBe(false);
    }
  });

  it('a bag number with a wrong digit is refused', () => {
    const number = bagNumberOf(7);
    expect(isBagNumber(`${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`)).toBe(false);
  });
});
