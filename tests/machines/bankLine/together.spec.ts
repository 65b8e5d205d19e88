import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Paid } from '#machines/bankLine/matching.ts';
import { groupUp, matchOfAll } from '#machines/bankLine/together.ts';
import { receipt } from './receipts.ts';

const paid = (paidIn: number, change: Partial<Paid> = {}): Paid & { readonly id: string } => ({
  id: 'BNK1',
  account: '9876543210',
  day: '2026-11-20',
  paidIn,
  paidOut: null,
  reference: null,
  narrative: null,
  ...change,
});

describe('a line beside payments that it makes together', () => {
  const both = [receipt('RC00000001', 5_00), receipt('RC00000002', 7_00)];

  it('a line that pays several payments is exact if it names them all, and else as sure as the least sure of them', () => {
    expect(matchOfAll(paid(12_00, { reference: 'RC00000001 RC00000002' }), both)).toEqual({
      kind: 'exact',
      score: 95,
      reasons: ['amount', 'reference', 'sameDay'],
    });
    expect(matchOfAll(paid(12_00, { reference: 'RC00000001' }), both)).toEqual({
      kind: 'probable',
      score: 65,
      reasons: ['amount', 'sameDay'],
    });
  });

  it('a line that pays several payments may be less by the fees of all payments, and not by one of them', () => {
    const charged = both.map((one) => ({ ...one, fee: 1_00 }));
    expect(matchOfAll(paid(10_00), charged)).toMatchObject({ reasons: ['amountLessFee', 'sameDay'] });
    expect(matchOfAll(paid(11_00), charged)).toBeNull();
  });

  it.each([
    ['a hundredth too much', paid(12_01)],
    ['a hundredth too little', paid(11_99)],
    ['money out', { ...paid(12_00), paidIn: null, paidOut: 12_00 }],
    ['nothing but the sum', paid(12_00, { day: '2026-12-01' })],
  ])('a line does not fit the payments that it would make together: %s', (_, line) => {
    expect(matchOfAll(line, both)).toBeNull();
  });
});

const amounts = fc.integer({ min: 1, max: 9 }).map((number) => number * 100);
const customers = fc.constantFrom('Golden Lotus', 'Shan Tea');
const payments = fc.uniqueArray(
  fc
    .record({ number: fc.integer({ min: 1, max: 30 }), amount: amounts, customerName: customers })
    .map(({ number, amount, customerName }) => receipt(`RC${number}`, amount, { customerName })),
  { selector: ({ id }) => id, maxLength: 10 },
);
const lines = fc.uniqueArray(
  fc
    .record({ number: fc.integer({ min: 1, max: 30 }), sum: fc.integer({ min: 1, max: 20 }) })
    .map(({ number, sum }) => ({ ...paid(sum * 100), id: `BNK${number}` })),
  { selector: ({ id }) => id, maxLength: 6 },
);

describe('proposals of receipts paid together', () => {
  it('receipts proposed as paid together add up to their line, are of one customer, and each line and receipt is taken once', () => {
    fc.assert(
      fc.property(lines, payments, (some, expected) => {
        const groups = groupUp(some, expected);
        for (const { line, expected: own, match } of groups) {
          expect(own.length).toBeGreaterThan(1);
          expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(line.paidIn);
          expect(new Set(own.map(({ customerName }) => customerName)).size).toBe(1);
          expect(match).toEqual(matchOfAll(line, own));
        }
        const ids = groups.flatMap(({ line, expected: own }) => [line.id, ...own.map(({ id }) => id)]);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('the proposals find the receipts that make up a line, whatever else waits', () => {
    fc.assert(
      fc.property(payments, fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }), (expected, isOn) => {
        const chosen = expected.filter(({ customerName }, place) => customerName === 'Shan Tea' && isOn[place]);
        fc.pre(chosen.length > 1);
        const sum = chosen.reduce((total, { amount }) => total + amount, 0);
        expect(groupUp([paid(sum)], expected)).toHaveLength(1);
      }),
    );
  });

  it('the proposals of receipts paid together do not depend on the order in which lines and receipts come', () => {
    fc.assert(
      fc.property(lines, payments, (some, expected) => {
        expect(groupUp(some.toReversed(), expected.toReversed())).toEqual(groupUp(some, expected));
      }),
    );
  });
});
