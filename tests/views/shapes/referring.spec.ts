import { expect, test } from 'vitest';
import { bill } from '#machines/bill/index.ts';
import { department } from '#machines/registers/department.ts';
import { car } from '#machines/registers/car.ts';
import { fieldsOf } from '#i18n/fieldsOf.ts';
import { belowOf } from '#views/shapes/fields/tree.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { payloadOf } from '#views/shapes/form/draft.ts';

const fieldsIn = ({ events }: AggregateType, type: string) => fieldsOf(events[type]?.payload.shape ?? {});

const entries = [
  { id: 'top', parent: null },
  { id: 'a', parent: 'top' },
  { id: 'b', parent: 'a' },
  { id: 'c', parent: 'b' },
  { id: 'beside', parent: 'top' },
];

test('a record and all records below it are found, and nothing beside or above', () => {
  expect([...belowOf(entries, 'parent', 'a')]).toEqual(['a', 'b', 'c']);
  expect([...belowOf(entries, 'parent', 'c')]).toEqual(['c']);
});

test('a circle of records ends', () => {
  const circle = [
    { id: 'a', parent: 'b' },
    { id: 'b', parent: 'a' },
  ];
  expect([...belowOf(circle, 'parent', 'a')].toSorted()).toEqual(['a', 'b']);
});

test('a required field that can be null is sent as null while it is empty', () => {
  const fields = fieldsIn(department, 'department.registered');
  expect(fields.find(({ name }) => name === 'parent')).toMatchObject({ required: false, nothing: 'null' });
  expect(payloadOf({ code: 'D1' }, fields)).toEqual({ code: 'D1', parent: null });
  expect(payloadOf({ code: 'D1', parent: 'D0' }, fields)).toEqual({ code: 'D1', parent: 'D0' });
});

test('a field that may be left out or null is left out until none is chosen', () => {
  const fields = fieldsIn(department, 'department.amended');
  expect(payloadOf({ name: 'Sorting' }, fields)).toEqual({ name: 'Sorting' });
  expect(payloadOf({ name: 'Sorting', parent: null }, fields)).toEqual({ name: 'Sorting', parent: null });
  const ofCar = fieldsIn(car, 'car.registered');
  expect(ofCar.find(({ name }) => name === 'branch')).toMatchObject({ nothing: 'either' });
});

test('the record above is known by its schema', () => {
  const [parent] = fieldsIn(department, 'department.amended').filter(({ name }) => name === 'parent');
  expect(parent?.kind).toEqual({ kind: 'reference', to: 'department', isAbove: true });
});

test('a bill that is supplemented is picked among the confirmed ones', () => {
  const [supplemented] = fieldsIn(bill, 'bill.supplementOpened');
  expect(supplemented).toMatchObject({
    name: 'supplements',
    kind: {
      kind: 'record',
      to: 'bill',
      picked: { state: 'confirmed', toldBy: ['day', 'receivable', 'payable'], foundBy: ['customerName'] },
    },
  });
  expect(bill.structure.states.has('confirmed')).toBe(true);
  for (const field of ['state', 'customerName', 'day', 'receivable', 'payable'])
    expect(Object.keys(bill.rowSchema.shape)).toContain(field);
});

test('records of a tree that are named by a code, in any language, know those below by it', () => {
  const questions = [
    { id: '140', code: '140', pid: '0' },
    { id: '140-cn', code: '140', pid: '0' },
    { id: '141', code: '141', pid: '140' },
    { id: '141-cn', code: '141', pid: '140' },
    { id: '150', code: '150', pid: '0' },
  ];
  for (const id of ['140', '140-cn']) expect([...belowOf(questions, 'pid', id, 'code')]).toEqual(['140', '141']);
  expect([...belowOf(questions, 'pid', '150', 'code')]).toEqual(['150']);
});
