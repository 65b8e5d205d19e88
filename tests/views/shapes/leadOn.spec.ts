import { describe, expect, test } from 'vitest';
import staff from '#views/records/staff/presentation.ts';
import order from '#views/records/order/presentation.ts';
import { leadOnOf } from '#views/shapes/list/leadOn.ts';

const refusedBy = (rule: string, values: Record<string, string> = {}) => ({
  id: 'STF000221',
  refusals: [{ code: 'rule' as const, rule, values, message: '', next: [] }],
});
const everywhere = (): boolean => true;

describe('a member of staff among several who leave', () => {
  test.each(['staff.holdsNoParcel', 'staff.holdsNoCash', 'staff.holdsNoWork'])(
    'a member of staff who leaves among several is refused by %s with the way to the open work, where it is settled',
    (rule) =>
      expect(leadOnOf(staff, refusedBy(rule), everywhere)).toEqual({
        address: '/hr/staffDetail?id=STF000221&tab=work',
        pane: 'ui.people.tab.work',
      }),
  );

  test('the refusal of one who leaves among several leads nowhere without a remedy, or where the record cannot be opened', () => {
    expect(leadOnOf(staff, refusedBy('staff.another'), everywhere)).toBeNull();
    expect(leadOnOf(staff, refusedBy('staff.holdsNoWork'), () => false)).toBeNull();
    expect(leadOnOf(staff, { id: 'STF000221' }, everywhere)).toBeNull();
  });

  test('a member of staff among several who leave is judged with the duties that end', () =>
    expect(Object.keys(staff.together ?? {})).toEqual(['staff.left']));
});

test('one of many orders leads to the record that its refusal names', () =>
  expect(leadOnOf(order, refusedBy('order.onNoShipment', { shipment: 'SHP261129000001' }), everywhere)).toEqual({
    address: '/transport/shippingDetail?id=SHP261129000001',
    record: expect.objectContaining({ machine: 'shipment', id: 'SHP261129000001' }),
  }));
