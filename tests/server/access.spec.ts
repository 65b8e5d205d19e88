import { beforeAll, describe, expect, test } from 'vitest';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { system, type Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { personalIn, rowVisibleTo, visibleTo } from '#server/access.ts';
import { refuseStaffFields } from '#server/store/selection/forStaff.ts';
import { setCustomerSecret } from '#server/customerKeys.ts';

const clerk: Actor = { ...system, kind: 'person', id: 'STF1', permissions: ['order.read'] };
const order = { machine: 'order', id: 'SL000000015MM' };
const phone = '09420000001';
const email = 'daw.hla@example.com';

describe('personal data', () => {
  test.each([
    { phone },
    { receiver: { phone } },
    { senderPhone: phone, email },
    { modifications: [{ field: 'receiver.phone', before: phone, after: phone }] },
    { modifications: [{ field: 'email', before: null, after: email }] },
    { filters: [{ field: 'receiverPhone', op: 'in', value: [phone, '09420000002'] }] },
  ])('personal data is masked everywhere: %j', (told) => {
    const seen = JSON.stringify(visibleTo(clerk, order, told));
    expect(seen).not.toContain(phone);
    expect(seen).not.toContain(email);
    expect(visibleTo({ ...clerk, permissions: ['personalData.reveal'] }, order, told)).toEqual(told);
  });

  test('other values that a modification changed are not taken for personal data', () => {
    const told = { modifications: [{ field: 'receiver.name', before: 'Daw Hla', after: 'Daw Mya' }] };
    expect(visibleTo(clerk, order, told)).toEqual(told);
  });
});

describe('fields for staff alone', () => {
  const row = { id: order.id, senderPhone: phone, collectorName: 'Ko Thet', source: 'api', receiverName: 'U Tin' };

  test('fields for staff alone are in no row of a business customer, which sees the rest as its rights say', () => {
    const customer = { ...clerk, merchant: 'GOLDEN', permissions: ['personalData.reveal'] };
    expect(rowVisibleTo(customer, order, row)).toEqual({ id: order.id, senderPhone: phone, receiverName: 'U Tin' });
    expect(Object.keys(rowVisibleTo(clerk, order, row))).toEqual(Object.keys(row));
    expect(rowVisibleTo(customer, { machine: 'station', id: 'S1' }, { source: 'any' })).toEqual({ source: 'any' });
  });

  test('a business customer may not ask by fields for staff alone, but may by such fields of another record type', () => {
    const customer = { ...clerk, merchant: 'GOLDEN' };
    expect(() => refuseStaffFields(customer, aggregateTypes['order'] as AggregateType, ['id', 'collector'])).toThrow(
      'staffField',
    );
    expect(() => refuseStaffFields(clerk, aggregateTypes['order'] as AggregateType, ['collector'])).not.toThrow();
    expect(() => refuseStaffFields(customer, aggregateTypes['bill'] as AggregateType, ['collector'])).not.toThrow();
  });
});

describe('a colleague', () => {
  const own = { machine: 'staff', id: clerk.id };
  const colleague = { machine: 'staff', id: 'STF2' };
  const told = {
    nickName: 'Ko Thet',
    phone,
    email,
    idNumber: '12/KaMaYa(N)123456',
    otherId: 'MA1234567',
    address: 'No. 5, Bogyoke Road',
    city: 'MMR013D004',
  };
  const courier: Actor = { ...clerk, permissions: ['staff.read', 'personalData.reveal'] };
  const manager: Actor = { ...courier, permissions: [...courier.permissions, 'staff.amended'] };

  test('a colleague is shown without phone, e-mail, identity number and home address', () => {
    expect(visibleTo(clerk, colleague, told)).toEqual({
      nickName: 'Ko Thet',
      phone: '094****0001',
      email: 'd***@example.com',
      idNumber: '****************56',
      otherId: '*******67',
      address: '***',
      city: 'MMR013D004',
    });
  });

  test('couriers see the phone of a colleague to call, and need neither the identity number nor the home address', () => {
    const seen = visibleTo(courier, colleague, told);
    expect(seen).toMatchObject({ phone, email, idNumber: '****************56', address: '***' });
    expect(personalIn(courier, colleague, told)).toEqual(['email', 'phone']);
  });

  test('a colleague is shown whole to those who keep the personnel file, on record', () => {
    expect(visibleTo(manager, colleague, told)).toEqual(told);
    expect(personalIn(manager, colleague, told)).toEqual(['address', 'email', 'idNumber', 'otherId', 'phone']);
  });

  test('a person’s own record is shown whole', () => {
    expect(visibleTo(clerk, own, told)).toEqual(told);
    expect(personalIn(clerk, own, told)).toEqual([]);
  });

  test('a branch or a customer, whose addresses are known to all, is not taken for a colleague', () => {
    expect(visibleTo(clerk, { machine: 'branch', id: 'YGN' }, { address: told.address })).toEqual({
      address: told.address,
    });
  });
});

describe('the key of a personal customer', () => {
  beforeAll(() => void setCustomerSecret(Buffer.alloc(32, 7)));
  const manager: Actor = { ...clerk, permissions: ['*'] };

  test('the key of a personal customer is opaque to everybody, also where older events hold a phone number', () => {
    const bill = { customerKind: 'personal', customer: phone, customerName: 'Daw Hla' };
    const seen = visibleTo(manager, { machine: 'bill', id: 'BL1' }, bill);
    expect(seen.customer).toMatch(/^PC-[0-9A-F]{16}$/);
    expect(visibleTo(clerk, { machine: 'bill', id: 'BL1' }, seen)).toEqual(seen);
    expect(visibleTo(clerk, { machine: 'receivable', id: 'R1' }, { customer: '+95 9420000001' }).customer).toBe(
      seen.customer,
    );
    expect(visibleTo(clerk, { machine: 'violation', id: 'V1' }, { evidence: { customer: phone } })).toEqual({
      evidence: { customer: seen.customer },
    });
  });

  test('the key of a merchant is the code of the merchant as it is', () => {
    const bill = { customerKind: 'merchant', customer: '0942000001', customerName: 'Shwe' };
    expect(visibleTo(clerk, { machine: 'bill', id: 'BL1' }, bill)).toEqual(bill);
  });
});
