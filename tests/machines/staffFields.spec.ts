import { expect, test } from 'vitest';
import { aggregateTypes } from '#machines/aggregateTypes.ts';
import { isForStaff, STAFF_FIELDS } from '#machines/staffFields.ts';

test.each(Object.entries(STAFF_FIELDS))('every field for staff alone is one of the row: %s', (machine, fields) => {
  expect(fields.filter((field) => !(field in (aggregateTypes[machine]?.rowSchema.shape ?? {})))).toEqual([]);
});

test('who handles an order is for staff alone, its receiver and its place are not', () => {
  expect(
    ['collectorName', 'shelf', 'receiverName', 'currentBranch'].map((field) => isForStaff('order', field)),
  ).toEqual([true, true, false, false]);
  expect(isForStaff('toString', 'shelf')).toBe(false);
});
