import { describe, expect, test } from 'vitest';
import type { StreamRecord } from '#services/stream.ts';
import { expectedOf, handoversOf, placeInQuestion } from '#views/finance/courierCash/handovers.ts';
import { differingNotes } from '#views/finance/courierCash/notes.ts';

let version = 0;
const record = (type: string, data: object = {}): StreamRecord => {
  version += 1;
  return {
    version,
    type: `courierCash.${type}`,
    data,
    occurredAt: `2026-11-25T0${version}:00:00.000Z`,
  } as StreamRecord;
};
const took = (order: string, amount: number, currency = 'MMK'): StreamRecord =>
  record('collected', { receivable: `${order}-sign`, amount, currency });

test('cash is split into hand-overs, each with the orders that it comes from', () => {
  version = 0;
  const [now, second, first, ...others] = handoversOf([
    took('A', 500),
    took('B', 300),
    record('handedIn', { MMK: 700, CNY: 0 }),
    took('C', 70, 'CNY'),
    record('firstCounted'),
    record('secondCounted', { MMK: 650, CNY: 0 }),
    record('handedIn', { MMK: 100, CNY: 70 }),
    took('D', 40),
  ]);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ declared: { MMK: 700, CNY: 0 }, found: { MMK: 650, CNY: 0 } });
  expect(first?.brought.map(({ order, stage, amounts }) => [order, stage, amounts.MMK])).toEqual([
    ['A', 'sign', 500],
    ['B', 'sign', 300],
  ]);
  // A hundred was kept, and is expected at the next hand-over.
  expect(second?.before).toEqual({ MMK: 100, CNY: 0 });
  expect(second && expectedOf(second)).toEqual({ MMK: 100, CNY: 70 });
  expect(second?.found).toBeNull();
  expect(now && expectedOf(now)).toEqual({ MMK: 40, CNY: 0 });
});

test.each([
  ['is in hand while nothing is handed in', [took('A', 500)], 0],
  ['was handed in', [took('A', 500), record('handedIn', { MMK: 500, CNY: 0 })], 1],
  [
    'is counted twice and differs',
    [record('handedIn', { MMK: 500, CNY: 0 }), record('secondCounted', { MMK: 490, CNY: 0 })],
    1,
  ],
  ['is disputed', [record('handedIn', { MMK: 500, CNY: 0 }), record('disputed', { reason: 'Torn' })], 1],
  [
    'is in hand once the difference is accepted',
    [record('handedIn', { MMK: 5, CNY: 0 }), record('differenceAccepted')],
    0,
  ],
  [
    'is in hand once the dispute is resolved',
    [record('handedIn', { MMK: 5, CNY: 0 }), record('resolved', { MMK: 4, CNY: 0 })],
    0,
  ],
])('the cash that is shown first %s', (_, records, place) => {
  expect(placeInQuestion(handoversOf(records))).toBe(place);
});

test('what was taken back is in hand again, with what came meanwhile', () => {
  version = 0;
  const [now, ...past] = handoversOf([
    took('A', 500),
    record('handedIn', { MMK: 500, CNY: 0 }),
    took('B', 20),
    record('takenBack', { reason: 'Forgot a note' }),
    record('reversed', { receivable: 'A-sign', amount: 500, currency: 'MMK' }),
  ]);
  expect(past).toEqual([]);
  expect(now?.brought.map(({ order, amounts }) => [order, amounts.MMK])).toEqual([
    ['A', 500],
    ['B', 20],
    ['A', -500],
  ]);
  expect(now && expectedOf(now)).toEqual({ MMK: 20, CNY: 0 });
});

test('a sealed count shows no amount', () => {
  version = 0;
  const [, handover] = handoversOf([took('A', 5), record('handedIn', { MMK: 5, CNY: 0 }), record('firstCounted', {})]);
  expect(handover?.found).toBeNull();
});

describe('the notes of a hand-over', () => {
  const declared = record('handedIn', { MMK: 102_000_00, CNY: 0, notesMmk: { 10_000: 10, 1000: 2 } });
  const nine = { MMK: 92_000_00, CNY: 0, notesMmk: { 10_000: 9, 1000: 2 } };
  const notesOf = (...records: StreamRecord[]) => {
    const [, handover] = handoversOf([took('A', 102_000_00), declared, ...records]);
    return handover && differingNotes(handover);
  };

  test('the notes of a hand-over say of each note how many were declared and counted, where a number differs', () => {
    expect(notesOf(record('firstCounted', nine), record('secondCounted', nine))).toEqual([
      {
        currency: 'MMK',
        rows: [
          { note: '10000', declared: 10, first: 9, second: 9, isDifferent: true },
          { note: '1000', declared: 2, first: 2, second: 2, isDifferent: false },
        ],
      },
    ]);
  });

  test('the notes of a hand-over say nothing of who named no notes, and are not shown where nothing differs', () => {
    const sums = { MMK: 92_000_00, CNY: 0 };
    const [shown] = notesOf(record('firstCounted', nine), record('secondCounted', sums)) ?? [];
    expect(shown?.rows[0]).toEqual({ note: '10000', declared: 10, first: 9, second: null, isDifferent: true });
    expect(notesOf(record('firstCounted', declared.data as object), record('secondCounted', sums))).toEqual([]);
  });

  test('the notes of a hand-over are not shown before the second count, to the first counter either', () => {
    expect(notesOf()).toEqual([]);
    expect(notesOf(record('firstCounted'))).toEqual([]);
    expect(notesOf(record('firstCounted', nine))).toEqual([]);
  });
});
