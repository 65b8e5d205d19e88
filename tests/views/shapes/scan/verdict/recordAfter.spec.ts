import { expect, test } from 'vitest';
import { bagNumberOf, waybillOf } from '#machines/fields/identifiers.ts';
import { recordAfter } from '#views/shapes/scan/verdict/recordAfter.ts';

const parcel = waybillOf(1);
const bag = bagNumberOf(1);
const everywhere = (): boolean => true;
const refusal = (rule: string, values: Record<string, string | null> = {}) => ({ code: 'rule', rule, values }) as const;
const opened = (key: string | null, ...refusals: ReturnType<typeof refusal>[]) =>
  recordAfter({ kind: 'refused', refusals }, key, everywhere)?.address;

test('a refused scan leads to the problem item, count or settlement that the refusal names', () => {
  expect(opened(parcel, refusal('arrivalScan.isOnNoIssueForm', { issue: 'PRB1' }))).toBe('/problem/detail?id=PRB1');
  expect(opened(parcel, refusal('order.branchIsNotLocked', { branch: 'YGN', task: 'INV1' }))).toContain('id=INV1');
});

test('a refused scan leads to the record of the scanned thing, whose own rule refuses or which is named', () => {
  const own = `/companyOrder/orderDetail?id=${parcel}`;
  const exception = { exception: 'exception.lostSearch', reason: '…' };
  expect(opened(parcel, refusal('order.noOpenException', exception))).toBe(own);
  expect(opened(parcel, refusal('storageScan.isNotMarkedNotArrived', { order: parcel }))).toBe(own);
  expect(opened(bag, refusal('package.noOpenException', { read: '1', seal: '2' }))).toBe(`/package/detail?id=${bag}`);
});

test('another record is preferred to the own one, in any order', () => {
  const own = refusal('order.noOpenException', { exception: 'exception.short' });
  expect(opened(parcel, own, refusal('order.notOnShipment', { shipment: 'SHP1' }))).toContain('id=SHP1');
});

test('a scan leads nowhere for a refusal that is not about the thing, for no thing, and where the person cannot go', () => {
  expect(opened(parcel, refusal('storageScan.worksInTheBranch', { branch: 'YGN', own: 'MDY' }))).toBeUndefined();
  expect(opened(parcel, refusal('storageScan.orderExists', { barcode: parcel }))).toBeUndefined();
  expect(opened(null, refusal('order.noOpenException'))).toBeUndefined();
  const refused = { kind: 'refused', refusals: [refusal('order.noOpenException')] } as const;
  expect(recordAfter(refused, parcel, () => false)).toBeNull();
  expect(recordAfter({ kind: 'done', result: 'stored' }, parcel, everywhere)).toBeNull();
});
