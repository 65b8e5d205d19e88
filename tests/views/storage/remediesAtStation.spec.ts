import { expect, test } from 'vitest';
import order from '#views/records/order/presentation.ts';
import storageScan from '#views/records/storageScan/presentation.ts';
import { remediesOf } from '#views/shapes/scan/things/acts.ts';
import { storageDesk } from '#views/storage/storageScan/desk.ts';

const refusedBy = (rule: string) => ({ kind: 'refused', refusals: [{ code: 'rule', rule }] }) as const;

test('a parcel that is under search or not arrived is refused with the event that clears it', () => {
  for (const rule of ['order.noOpenException', 'storageScan.isNotMarkedNotArrived'])
    expect(remediesOf(storageDesk, refusedBy(rule))).toEqual(['order.exceptionCleared']);
  const both = { kind: 'refused', refusals: ['order.noOpenException', 'storageScan.isNotMarkedNotArrived'] } as const;
  expect(remediesOf(storageDesk, { ...both, refusals: both.refusals.map((rule) => ({ code: 'rule', rule })) })).toEqual(
    ['order.exceptionCleared'],
  );
});

test('no other verdict has it', () => {
  expect(remediesOf(storageDesk, refusedBy('storageScan.isCollected'))).toEqual([]);
  expect(remediesOf(storageDesk, { kind: 'done', result: 'stored' })).toEqual([]);
});

test('each remedy is of a rule and an event that exist', () => {
  const rules = { ...storageScan.rules, ...order.rules };
  for (const [rule, event] of Object.entries(storageDesk.remedies ?? {})) {
    expect(Object.keys(rules)).toContain(rule.split('.')[1]);
    expect(Object.keys(order.events)).toContain(event);
  }
});
