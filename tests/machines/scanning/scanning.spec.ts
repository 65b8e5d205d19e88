import { describe, expect, it, test } from 'vitest';
import { bagNumberOf, waybillOf } from '#machines/fields/identifiers.ts';
import { readCode } from '#machines/scanning/code.ts';
import { progressOf, withPiece } from '#machines/scanning/parcel.ts';

const waybill = waybillOf(7);
const bag = bagNumberOf(7);

describe('a scanned code', () => {
  test.each([
    [waybill, { waybill, piece: null, bag: null }],
    [` ${waybill.toLowerCase()} `, { waybill, piece: null, bag: null }],
    [`${waybill}-2`, { waybill, piece: 2, bag: null }],
    [`${waybill}-99`, { waybill, piece: 99, bag: null }],
    [`https://shweli.example.com/t/${waybill}`, { waybill, piece: null, bag: null }],
    [`http://127.0.0.1:8080/t/${waybill}-2`, { waybill, piece: 2, bag: null }],
    [bag, { waybill: null, piece: null, bag }],
    [`00${bag}`, { waybill: null, piece: null, bag }],
    [`(00)${bag}`, { waybill: null, piece: null, bag }],
    [`]C100${bag}`, { waybill: null, piece: null, bag }],
  ])('the scanned code %j is read', (code, read) => expect(readCode(code)).toEqual(read));

  test.each([
    '',
    'hello',
    `${waybill}-0`,
    `${waybill}-100`,
    `${waybill}-`,
    waybill.replace(/\d(?=MM)/, (digit) => String((Number(digit) + 1) % 10)),
    bag.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)),
    `${bag}-1`,
    `(01)${bag}`,
    `(00${bag}`,
    `00${bag}0`,
    `https://shweli.example.com/order/${waybill}`,
  ])('the scanned code %j is nothing of ours', (code) =>
    expect(readCode(code)).toEqual({ waybill: null, piece: null, bag: null }),
  );
});

describe('pieces', () => {
  it('each piece of a parcel is taken once, and a plain waybill is its first piece', () => {
    expect(withPiece([], null)).toEqual([1]);
    expect(withPiece([1], 2)).toEqual([1, 2]);
    const seen = [1, 2];
    expect(withPiece(seen, 2)).toBe(seen);
    expect(withPiece(seen, null)).toBe(seen);
  });
});

describe('progress', () => {
  test.each([
    [0, 0, 'not'],
    [0, 3, 'not'],
    [1, 3, 'partly'],
    [2, 3, 'partly'],
    [3, 3, 'all'],
  ])('the progress of %i of %i is %s', (done, total, said) => expect(progressOf(done, total)).toBe(said));
});
