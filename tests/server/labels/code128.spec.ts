import { describe, expect, test } from 'vitest';
import { code128Bars, code128Values } from '#server/labels/code128.ts';

describe('Code 128', () => {
  test('Code 128 writes letters in set B and runs of digits in set C, with its check and stop', () => {
    // "SL", to C, 00 00 50 08, to B, one digit left over, "MM". The check is the weighted sum modulo 103.
    const values = code128Values('SL000050081MM');
    expect(values.slice(0, -2)).toEqual([104, 51, 44, 99, 0, 0, 50, 8, 100, 17, 45, 45]);
    const sum = values.slice(0, -2).reduce((total, value, index) => total + value * Math.max(1, index), 0);
    expect(values.slice(-2)).toEqual([sum % 103, 106]);
  });

  test('Code 128 gives the known symbol of "Wikipedia"', () => {
    expect(code128Values('Wikipedia')).toEqual([104, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88, 106]);
  });

  test('Code 128 draws eleven modules for each value and thirteen for the stop', () => {
    const { bars, width } = code128Bars('SL000050081MM');
    expect(width).toBe(11 * (code128Values('SL000050081MM').length - 1) + 13);
    expect(bars.at(-1)).toEqual([width - 2, 2]);
  });

  test('Code 128 refuses what it cannot write', () => {
    expect(() => code128Values('订单')).toThrow(RangeError);
    expect(() => code128Values('')).toThrow(RangeError);
  });
});
