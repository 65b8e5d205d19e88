import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanced, type AccountLine } from '#server/papers/statement.ts';

const KINDS = ['billed', 'goodsMoney', 'fee', 'settled', 'paidOut', 'refunded'] as const;
const lines = fc
  .array(
    fc.record({
      day: fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`),
      id: fc.string(),
      kind: fc.constantFrom(...KINDS),
      amount: fc.integer({ min: -1e9, max: 1e9 }),
    }),
  )
  .map((all): AccountLine[] => all.toSorted((one, other) => (one.day < other.day ? -1 : 1)));

test('opening, lines and closing balance agree to the last pya, wherever the period begins', () => {
  fc.assert(
    fc.property(lines, fc.constantFrom('2026-11-01', '2026-11-14', '2026-12-01'), (all, from) => {
      const { opening, shown, closing } = balanced({ lines: all, from });
      expect(closing).toBe(all.reduce((sum, { amount }) => sum + amount, 0));
      expect(opening + shown.reduce((sum, { amount }) => sum + amount, 0)).toBe(closing);
      expect(shown.at(-1)?.balance ?? opening).toBe(closing);
    }),
  );
});

test('a bill that is settled with a fee leaves nothing', () => {
  const { closing } = balanced({
    from: '2026-11-01',
    lines: [
      { day: '2026-11-02', id: 'BL1', kind: 'billed', amount: 500_00 },
      { day: '2026-11-02', id: 'BL1', kind: 'goodsMoney', amount: -300_00 },
      { day: '2026-11-03', id: 'ST1', kind: 'fee', amount: 200_00 },
      { day: '2026-11-03', id: 'ST1', kind: 'settled', amount: -400_00 },
    ],
  });
  expect(closing).toBe(0);
});
