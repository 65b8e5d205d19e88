import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yuanOf, yuanParts } from '#machines/money/exchange.ts';

const rates = fc.integer({ min: 1, max: 100_000_000 });
const amounts = fc.integer({ min: 0, max: 1_000_000_000_00 });

describe('kyat in yuan at the rate of an order', () => {
  it.each([
    [650_00, 650_00, 1_00],
    [3_25, 650_00, 1],
    [3_24, 650_00, 0],
    [0, 650_00, 0],
  ])('%i hundredths of kyat at the rate %i are %i hundredths of yuan', (kyat, rate, yuan) => {
    expect(yuanOf(kyat, rate)).toBe(yuan);
  });

  it('kyat in yuan are rounded to the nearest hundredth, exactly for whole numbers of any size', () => {
    fc.assert(
      fc.property(amounts, rates, (kyat, rate) => {
        const exact = (200n * BigInt(kyat) + BigInt(rate)) / (2n * BigInt(rate));
        expect(BigInt(yuanOf(kyat, rate))).toBe(exact);
      }),
    );
  });

  it('kyat in yuan add up to the whole to the last hundredth, each part within one hundredth of its own value', () => {
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 12 }), rates, (parts, rate) => {
        const yuan = yuanParts(parts, rate);
        const whole = parts.reduce((sum, part) => sum + part, 0);
        expect(yuan.reduce((sum, part) => sum + part, 0)).toBe(yuanOf(whole, rate));
        expect(yuan.every((part, place) => Math.abs(part - yuanOf(parts[place] ?? 0, rate)) <= 1)).toBe(true);
      }),
    );
  });

  it('a part of zero kyat is zero in yuan', () => {
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 6 }), rates, (parts, rate) => {
        const yuan = yuanParts([...parts, 0], rate);
        expect(yuan.at(-1)).toBe(0);
      }),
    );
  });
});
