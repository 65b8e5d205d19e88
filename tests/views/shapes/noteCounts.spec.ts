import { describe, expect, it } from 'vitest';
import { courierCash } from '#machines/courierCash/index.ts';
import { fieldsOf } from '#i18n/fieldsOf.ts';
import { faultOfNotes, sumOfNotes, withNotes } from '#views/shapes/fields/noteCounts.ts';

const MOST = 100_000;

describe('the number of notes of one value', () => {
  it.each([
    ['12', 12],
    ['၂', 2],
    ['２', 2],
    ['1,000', 1000],
    [' 3 ', 3],
    ['0', 0],
    ['1.5', Number.NaN],
    ['1e2', Number.NaN],
    ['-3', Number.NaN],
    ['ten', Number.NaN],
    ['1234567', 1_234_567],
  ])('the number of notes of one value typed as %j is %d, and nothing else', (typed, count) => {
    expect(withNotes({ 500: 1 }, '1000', typed)).toEqual({ 500: 1, 1000: count });
  });

  it('the number of notes of one value is left out where nothing is typed, and all of them with the last one', () => {
    expect(withNotes({ 500: 1, 1000: 2 }, '1000', '')).toEqual({ 500: 1 });
    expect(withNotes({ 1000: 2 }, '1000', ' ')).toBeUndefined();
  });

  it.each([
    ['၂', null],
    ['', null],
    ['100000', null],
    ['100001', 'tooMany'],
    ['1.5', 'tooManyDecimals'],
    ['-3', 'belowZero'],
    ['1e2', 'notANumber'],
  ])('the number of notes of one value typed as %j has the fault %s', (typed, fault) => {
    expect(faultOfNotes(typed, MOST)).toBe(fault);
  });

  it('the number of notes of one value adds to the sum where it can be read, coins by their parts', () => {
    expect(sumOfNotes({ 1000: 2, 500: Number.NaN, '0.5': 3 })).toBe(2001_50);
    expect(sumOfNotes({})).toBe(0);
  });

  it('the number of notes of one value is limited as the payload limits it', () => {
    const shape = courierCash.events['courierCash.handedIn']?.payload.shape ?? {};
    const kinds = fieldsOf(shape).flatMap(({ kind }) => (kind.kind === 'notes' ? [kind.most] : []));
    expect(kinds).toEqual([MOST, MOST]);
  });
});
