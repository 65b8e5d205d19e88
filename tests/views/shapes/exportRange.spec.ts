import { describe, expect, test } from 'vitest';
import { EXPORTED_MACHINES, timeBoundsOf } from '#machines/catalogue/exportedLists.ts';
import { rules } from '#machines/exportTask/rules.ts';
import type { Filter, page } from '#services/page.ts';
import { readRange, readSpan, type TimeOfList } from '#views/shapes/list/exportCounts.ts';
import { partUntil, rangeWanted, withRange } from '#views/shapes/list/exportRange.ts';

interface Bill {
  readonly id: string;
  readonly generatedAt: string | null;
}

/** One of today, sixty of some weeks before, and one that has not been generated. */
const bills: readonly Bill[] = [
  { id: 'B0', generatedAt: '2026-11-29T18:00:00.000Z' },
  ...Array.from({ length: 60 }, (_, place) => ({
    id: `B${place + 1}`,
    generatedAt: `2026-09-${String(1 + (place % 20)).padStart(2, '0')}T03:00:00.000Z`,
  })),
  { id: 'B61', generatedAt: null },
];

const holds = (bill: Bill, { op, value }: Filter): boolean => {
  const at = bill.generatedAt;
  if (at === null) return false;
  if (op === 'between' && Array.isArray(value)) return at >= String(value[0]) && at <= String(value[1]);
  return op === 'gte' ? at >= String(value) : at <= String(value);
};

/** Reads a page of the bills as the server would. */
const read: typeof page = (_, { filters = [], sort = [] }) => {
  const found = bills
    .filter((bill) => filters.filter(({ field }) => field === 'generatedAt').every((filter) => holds(bill, filter)))
    .toSorted((one, other) => (one.generatedAt ?? '').localeCompare(other.generatedAt ?? ''));
  if (sort[0]?.dir === 'desc') found.reverse();
  return Promise.resolve({
    records: found.slice(0, 1).map((bill) => ({ version: 1, state: 'confirmed', code: 1, ...bill })),
    total: found.length,
    totalIsExact: true,
  });
};

/** Half past midnight of 30 November in Yangon, while it is still the 29th in UTC. */
const NOW = Date.parse('2026-11-29T18:00:00.000Z');
const TODAY = '2026-11-30';
const wanted = (machine: string, filters: readonly Filter[] = []) => rangeWanted(timeBoundsOf(machine), filters, NOW);

test('an export asks nothing of a list that is exported whole, or whose range is within the limit', () => {
  expect(wanted('branch')).toBeNull();
  const value = ['2026-10-31T17:30:00.000Z', '2026-11-30T17:29:59.999Z'];
  expect(wanted('order', [{ field: 'createdAt', op: 'between', value }])).toBeNull();
  expect(wanted('order', [{ field: 'endedAt', op: 'between', value }])).toBeNull();
  expect(wanted('posting', [{ field: 'day', op: 'between', value: ['2020-01-01', TODAY] }])).toBeNull();
});

test('the range offered for an export is what the list shows: from its first day until today, not longer than the limit', () => {
  const from = (instant: string): Filter => ({ field: 'createdAt', op: 'gte', value: instant });
  expect(wanted('order', [from('2026-11-20T17:30:00.000Z')])).toEqual({
    field: 'createdAt',
    start: '2026-11-21',
    end: TODAY,
  });
  expect(wanted('order', [from('2026-01-01T00:00:00.000Z')])).toEqual({
    field: 'createdAt',
    start: '2026-11-01',
    end: TODAY,
  });
});

test('the range offered for an export keeps the end of one that is too long, and the field that the list is filtered by', () => {
  const value = ['2026-01-01T00:00:00.000Z', '2026-06-30T17:00:00.000Z'];
  expect(wanted('order', [{ field: 'collectedAt', op: 'between', value }])).toEqual({
    field: 'collectedAt',
    start: '2026-06-01',
    end: '2026-06-30',
  });
});

test('the range offered for an export is today for payment slips, thirty days without a limit, and never ends before it begins', () => {
  expect(wanted('paymentSlip')).toEqual({ field: 'confirmedAt', start: TODAY, end: TODAY });
  expect(wanted('receivable')).toEqual({ field: 'receivedAt', start: '2026-11-01', end: TODAY });
  const ahead: Filter = { field: 'createdAt', op: 'gte', value: '2027-01-05T00:00:00.000Z' };
  expect(wanted('order', [ahead])).toEqual({ field: 'createdAt', start: '2027-01-05', end: '2027-01-05' });
});

test.each(EXPORTED_MACHINES)('what is offered for %s is exported', (machine) => {
  const open: Filter[] = timeBoundsOf(machine).map(({ field }) => ({ field, op: 'gte', value: '2019-01-01' }));
  for (const filters of [[], open]) {
    const range = wanted(machine, filters);
    const kind = machine === 'posting' || machine === 'bankLine' ? 'day' : 'instant';
    const data = { machine, filters: range ? withRange(filters, range, kind) : filters };
    for (const rule of [rules.timeFieldGiven, rules.rangeWithinLimit])
      expect(rule.holds({ data } as never), `${rule.id} ${JSON.stringify(data)}`).toBe(true);
  }
});

test('a range to export replaces the filter of its own field alone', () => {
  const other: Filter = { field: 'state', op: 'in', value: ['signed'] };
  const open: Filter = { field: 'createdAt', op: 'gte', value: '2026-11-20T17:30:00.000Z' };
  expect(withRange([open, other], { field: 'createdAt', start: TODAY, end: TODAY }, 'instant')).toEqual([
    other,
    { field: 'createdAt', op: 'between', value: ['2026-11-29T17:30:00.000Z', '2026-11-30T17:29:59.999Z'] },
  ]);
});

describe('the rows of a list by a time', () => {
  const time: TimeOfList = {
    machine: 'bill',
    field: 'generatedAt',
    kind: 'instant',
    filters: [{ field: 'state', op: 'in', value: ['confirmed'] }],
  };

  test('reach from the first day to the last, some have none', async () => {
    expect(await readSpan(time, undefined, read)).toEqual({ rows: 62, timed: 61, first: '2026-09-01', last: TODAY });
  });

  test('of chosen days are counted, with the last day before them that has some', async () => {
    expect(await readRange(time, { start: '2026-11-01', end: TODAY }, undefined, read)).toEqual({
      inside: 1,
      before: '2026-09-20',
    });
    expect(await readRange(time, { start: '2026-09-01', end: TODAY }, undefined, read)).toEqual({
      inside: 61,
      before: null,
    });
  });
});

test('an export is offered all days of the rows where the limit permits it, else the part until a day', () => {
  const span = { first: '2026-09-01', last: TODAY };
  expect(partUntil(span.last, span, null)).toEqual({ start: '2026-09-01', end: TODAY });
  expect(partUntil(span.last, span, 31)).toEqual({ start: '2026-10-31', end: TODAY });
  expect(partUntil('2026-09-20', span, 31)).toEqual({ start: '2026-09-01', end: '2026-09-20' });
  expect(partUntil(span.last, span, 1)).toEqual({ start: TODAY, end: TODAY });
});
