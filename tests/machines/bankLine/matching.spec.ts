import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchOf, pairUp, type Expected, type Paid } from '#machines/bankLine/matching.ts';

const receipt: Expected = {
  machine: 'receipt',
  id: 'RC00000012',
  amount: 12_000_00,
  fee: 200_00,
  day: '2026-11-20',
  numbers: ['RC00000012', 'SL000000015MM'],
  account: '0012 3456 7890',
  customerName: 'Golden Lotus',
};
const paid = (change: Partial<Paid> = {}): Paid => ({
  account: '9876543210',
  day: '2026-11-20',
  paidIn: 12_000_00,
  paidOut: null,
  reference: null,
  narrative: null,
  ...change,
});

describe('a line beside an expected payment', () => {
  it.each([
    ['the number on the same day', { reference: 'rc 00000012' }, { kind: 'exact', score: 95 }],
    ['the order within three days', { narrative: 'FT/SL000000015MM', day: '2026-11-23' }, { kind: 'exact', score: 90 }],
    ['the number a week later', { reference: 'RC00000012', day: '2026-11-27' }, { kind: 'probable', score: 85 }],
    ['the number after two months', { reference: 'RC00000012', day: '2027-01-20' }, { kind: 'probable', score: 80 }],
    ['the customer', { narrative: 'TRANSFER GOLDEN LOTUS CO' }, { kind: 'probable', score: 75 }],
    ['the end of the account', { narrative: 'A/C ***7890' }, { kind: 'probable', score: 70 }],
    ['the day alone', {}, { kind: 'probable', score: 65 }],
    ['the amount less the fee', { paidIn: 11_800_00, reference: 'RC00000012' }, { kind: 'probable', score: 85 }],
  ])('a bank line fits an expected payment by %s', (_, change, match) => {
    expect(matchOf(paid(change), receipt)).toMatchObject(match);
  });

  it.each([
    ['another amount', { paidIn: 12_000_01, reference: 'RC00000012' }],
    ['money out', { paidIn: null, paidOut: 12_000_00, reference: 'RC00000012' }],
    ['a day far away, without a number', { day: '2026-12-31', narrative: 'Golden Lotus' }],
    ['nothing but the amount', { day: '2026-12-01' }],
  ])('a bank line does not fit an expected payment: %s', (_, change) => {
    expect(matchOf(paid(change), receipt)).toBeNull();
  });

  it('the match of a bank line with an expected payment gives its reasons in order', () => {
    const match = matchOf(paid({ reference: 'RC00000012', narrative: 'Golden Lotus' }), receipt);
    expect(match?.reasons).toEqual(['amount', 'reference', 'customer', 'sameDay']);
  });
});

const amounts = fc.constantFrom(1_00, 2_00, 3_00);
const days = fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-26');
const ids = fc.constantFrom('RC00000001', 'RC00000002', 'RC00000003', 'RC00000004');
const lines = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 50 }).map((number) => `BNK${number}`),
    account: fc.constant('9876543210'),
    day: days,
    paidIn: amounts,
    paidOut: fc.constant(null),
    reference: fc.option(ids),
    narrative: fc.constant(null),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);
const expected = fc.uniqueArray(
  fc.record({ id: ids, amount: amounts, fee: fc.constantFrom(0, 1_00), day: days }).map((one) => ({
    ...receipt,
    ...one,
    numbers: [one.id],
  })),
  { selector: ({ id }) => id },
);

describe('pairs of lines and expected payments', () => {
  it('the pairing takes each bank line and each expected payment at most once, the better pair before the worse', () => {
    fc.assert(
      fc.property(lines, expected, (some, payments) => {
        const pairs = pairUp(some, payments);
        expect(new Set(pairs.map(({ line }) => line.id)).size).toBe(pairs.length);
        expect(new Set(pairs.map(({ expected: { id } }) => id)).size).toBe(pairs.length);
        const ranks = pairs.map(({ match: { kind, score } }) => (kind === 'exact' ? 1000 : 0) + score);
        expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
        for (const { line, expected: one, match } of pairs) expect(match).toEqual(matchOf(line, one));
      }),
    );
  });

  it('the pairing leaves no bank line and expected payment apart that fit and are both free', () => {
    fc.assert(
      fc.property(lines, expected, (some, payments) => {
        const pairs = pairUp(some, payments);
        const free = some.filter(({ id }) => pairs.every(({ line }) => line.id !== id));
        const open = payments.filter(({ id }) => pairs.every((pair) => pair.expected.id !== id));
        expect(free.flatMap((line) => open.filter((one) => matchOf(line, one) !== null))).toEqual([]);
      }),
    );
  });

  it('the pairs do not depend on the order in which bank lines and expected payments come', () => {
    fc.assert(
      fc.property(lines, expected, (some, payments) => {
        const idsOf = (pairs: ReturnType<typeof pairUp>): string[] =>
          pairs.map(({ line, expected: { id } }) => `${(line as unknown as { id: string }).id} ${id}`);
        expect(idsOf(pairUp(some.toReversed(), payments.toReversed()))).toEqual(idsOf(pairUp(some, payments)));
      }),
    );
  });
});
