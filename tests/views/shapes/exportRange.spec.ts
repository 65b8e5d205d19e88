import { expect, test } from 'vitest';
import { EXPORTED_MACHINES, timeBoundsOf } from '#machines/catalogue/exportedLists.ts';
import { rules } from '#machines/exportTask/rules.ts';
import type { Filter } from '#services/page.ts';
import { rangeWanted, withRange } from '#views/shapes/list/exportRange.ts';

/** Half past midnight of 30 November in Yangon, while it is still the 29th in UTC. */
const NOW = Date.parse('2026-11-29T18:00:00.000Z');
const TODAY = '2026-11-30';
const wanted = (machine: string, filters: readonly Filter[] = []) => rangeWanted(timeBoundsOf(machine), filters, NOW);

test('asks nothing of a list that is exported whole, or whose range is within the limit', () => {
  expect(wanted('branch')).toBeNull();
  const value = ['2026-10-31T17:30:00.000Z', '2026-11-30T17:29:59.999Z'];
  expect(wanted('order', [{ field: 'createdAt', op: 'between', value }])).toBeNull();
  expect(wanted('order', [{ field: 'endedAt', op: 'between', value }])).toBeNull();
  expect(wanted('posting', [{ field: 'day', op: 'between', value: ['2020-01-01', TODAY] }])).toBeNull();
});

test('offers what the list shows: from its first day until today, not longer than the limit', () => {
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

test('keeps the end of a range that is too long, and the field that the list is filtered by', () => {
  const value = ['2026-01-01T00:00:00.000Z', '2026-06-30T17:00:00.000Z'];
  expect(wanted('order', [{ field: 'collectedAt', op: 'between', value }])).toEqual({
    field: 'collectedAt',
    start: '2026-06-01',
    end: '2026-06-30',
  });
});

test('offers today for payment slips, thirty days where nothing limits them, and never an end before its beginning', () => {
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

test('replaces the filter of its own field alone', () => {
  const other: Filter = { field: 'state', op: 'in', value: ['signed'] };
  const open: Filter = { field: 'createdAt', op: 'gte', value: '2026-11-20T17:30:00.000Z' };
  expect(withRange([open, other], { field: 'createdAt', start: TODAY, end: TODAY }, 'instant')).toEqual([
    other,
    { field: 'createdAt', op: 'between', value: ['2026-11-29T17:30:00.000Z', '2026-11-30T17:29:59.999Z'] },
  ]);
});
