import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Paid } from '#machines/bankLine/matching.ts';
import { partMatchOf, splitUp } from '#machines/bankLine/parts.ts';
import { receipt } from './receipts.ts';

const paid = (id: string, paidIn: number, change: Partial<Paid> = {}): Paid & { readonly id: string } => ({
  id,
  account: '9876543210',
  day: '2026-11-20',
  paidIn,
  paidOut: null,
  reference: null,
  narrative: 'Golden Lotus',
  ...change,
});

describe('a line beside a payment of which it may be a part', () => {
  it('a bank line that may be a part of a payment is probable at most, for the reasons that a line of the whole would have', () => {
    expect(partMatchOf(paid('BNK1', 5_00, { reference: 'RC00000001' }), receipt('RC00000001', 12_00))).toEqual({
      kind: 'probable',
      score: 95,
      reasons: ['part', 'reference', 'customer', 'sameDay'],
    });
  });

  it.each([
    ['all of it', paid('BNK1', 12_00)],
    ['more than it', paid('BNK1', 12_01)],
    ['money out', paid('BNK1', 0, { paidIn: null, paidOut: 5_00 })],
    ['a day far away, without a number', paid('BNK1', 5_00, { day: '2026-12-31' })],
  ])('a bank line does not fit a payment as a part of it: %s', (_, line) => {
    expect(partMatchOf(line, receipt('RC00000001', 12_00))).toBeNull();
  });
});

describe('proposals of lines that pay a receipt in parts', () => {
  it('lines that pay a receipt in parts are proposed only if they name the receipt or its payer', () => {
    const nameless = [paid('BNK1', 5_00, { narrative: null }), paid('BNK2', 7_00)];
    expect(splitUp(nameless, [receipt('RC00000001', 12_00)])).toEqual([]);
    const named = [paid('BNK1', 5_00), paid('BNK2', 7_00)];
    expect(splitUp(named, [receipt('RC00000001', 12_00)])).toMatchObject([
      { expected: { id: 'RC00000001' }, lines: [{ id: 'BNK1' }, { id: 'BNK2' }] },
    ]);
  });

  it('lines that pay a receipt in parts may be less by the fee of the receipt', () => {
    const lines = [paid('BNK1', 5_00), paid('BNK2', 6_00)];
    expect(splitUp(lines, [receipt('RC00000001', 12_00, { fee: 1_00 })])).toHaveLength(1);
    expect(splitUp(lines, [receipt('RC00000001', 12_00, { fee: 2_00 })])).toEqual([]);
  });

  const amounts = fc.integer({ min: 1, max: 9 }).map((number) => number * 100);
  const names = fc.constantFrom('Golden Lotus', 'Shan Tea');
  const lines = fc.uniqueArray(
    fc
      .record({ number: fc.integer({ min: 1, max: 30 }), amount: amounts, name: names })
      .map(({ number, amount, name }) => paid(`BNK${number}`, amount, { narrative: name })),
    { selector: ({ id }) => id, maxLength: 10 },
  );
  const receipts = fc.uniqueArray(
    fc
      .record({ number: fc.integer({ min: 1, max: 30 }), sum: fc.integer({ min: 2, max: 20 }), customerName: names })
      .map(({ number, sum, customerName }) => receipt(`RC${number}`, sum * 100, { customerName })),
    { selector: ({ id }) => id, maxLength: 6 },
  );

  it('lines proposed as parts of a receipt add up to the receipt to the last pya, and each line and each receipt is taken once', () => {
    fc.assert(
      fc.property(lines, receipts, (some, expected) => {
        const found = splitUp(some, expected);
        for (const { lines: own, expected: one } of found) {
          expect(own.length).toBeGreaterThan(1);
          expect(own.reduce((sum, { paidIn }) => sum + (paidIn ?? 0), 0)).toBe(one.amount);
          for (const line of own) expect(line.narrative).toBe(one.customerName);
        }
        const ids = found.flatMap(({ lines: own, expected: { id } }) => [id, ...own.map((line) => line.id)]);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('the proposals find the lines that make up a receipt, and do not depend on the order of the input', () => {
    fc.assert(
      fc.property(lines, receipts, (some, expected) => {
        const own = some.filter(({ narrative }) => narrative === 'Shan Tea');
        fc.pre(own.length > 1);
        const sum = own.reduce((total, { paidIn }) => total + (paidIn ?? 0), 0);
        expect(splitUp(some, [receipt('RC1', sum, { customerName: 'Shan Tea' })])).toHaveLength(1);
        expect(splitUp(some.toReversed(), expected.toReversed())).toEqual(splitUp(some, expected));
      }),
    );
  });
});
