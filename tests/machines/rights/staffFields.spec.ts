import { expect, test } from 'vitest';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { isForStaff, isStaffPart, STAFF_FIELDS } from '#machines/rights/staffFields.ts';

test.each(Object.entries(STAFF_FIELDS))('every field for staff alone is one of the row: %s', (machine, fields) => {
  expect(fields.filter((field) => !(field in (aggregateTypes[machine]?.rowSchema.shape ?? {})))).toEqual([]);
});

test('who handles an order is for staff alone, its receiver and its place are not', () => {
  expect(
    ['collectorName', 'shelf', 'receiverName', 'currentBranch'].map((field) => isForStaff('order', field)),
  ).toEqual([true, true, false, false]);
  expect(isForStaff('toString', 'shelf')).toBe(false);
});

/** Parts of contexts beyond the row that a business customer gets: of its own parcel, question, claim and money. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  order: [
    'bills cancelRequests charged claimPaid claimed crossBorder everAssigned exceptionReason exceptionSince fees freed',
    'goodsNotes goodsOwed insuranceClaim modifications photos prints receiver reduced refundDue rejection sender tariff',
    'transportType voided',
  ],
  workOrder: ['log request signature'],
  userQuestion: [],
  deliveryClaim: [],
  collectedCancel: [],
  insuranceClaim: [],
  bill: ['reason request settled netted deducted repaid'],
  settlement: [],
  paymentSlip: [],
};

test.each(Object.keys(STAFF_FIELDS))(
  'for each part of a context it is decided whether the part is for staff alone: %s',
  (id) => {
    const aggregateType = aggregateTypes[id];
    const open = (OPEN[id] ?? []).flatMap((line) => line.split(' '));
    const parts = Object.keys(aggregateType?.initial as object);
    const shown = parts.filter((part) => !isStaffPart(id, part));
    expect(shown.filter((part) => !(part in (aggregateType?.rowSchema.shape ?? {}))).toSorted()).toEqual(
      open.toSorted(),
    );
  },
);
