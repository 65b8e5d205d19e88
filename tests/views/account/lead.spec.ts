import { expect, test } from 'vitest';
import { leadOf } from '#views/account/notices/lead.ts';

const NEW_WORK_ORDER = '/workOrders/newWorkOrder';
const ORDER = '/companyOrder/orderDetail';
const reaches =
  (...paths: readonly string[]) =>
  (path: string) =>
    paths.includes(path);
const about = { userQuestionId: 'UQ000001', waybill: 'SL000000015MM' };

test('a question opens a new work order with its id and its waybill', () => {
  expect(leadOf({ type: 1, ext: about }, reaches(NEW_WORK_ORDER, ORDER))).toEqual({
    to: 'workOrder',
    address: '/workOrders/newWorkOrder?id=UQ000001&waybill=SL000000015MM',
  });
});

test('a question links to the order for a reader of neither questions nor new work orders', () => {
  expect(leadOf({ type: 1, ext: about }, reaches(ORDER))).toEqual({
    to: 'order',
    address: '/companyOrder/orderDetail?id=SL000000015MM',
  });
});

test('another message leads to its order at most, and nowhere where nothing can be reached', () => {
  expect(leadOf({ type: 0, ext: about }, reaches(NEW_WORK_ORDER, ORDER))?.to).toBe('order');
  expect(leadOf({ type: 0, ext: null }, reaches(NEW_WORK_ORDER, ORDER))).toBeNull();
  expect(leadOf({ type: 1, ext: about }, reaches())).toBeNull();
});

test.each([0, 1])('a message of type %i about a question leads to the question rather than its order', (type) => {
  expect(leadOf({ type, ext: about }, reaches(ORDER, '/workOrders/question'))).toEqual({
    to: 'question',
    address: '/workOrders/question?id=UQ000001',
  });
});
