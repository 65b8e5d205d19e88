import { expect, test } from 'vitest';
import type { order } from '#machines/order/index.ts';
import { STAFF_FIELDS } from '#machines/rights/staffFields.ts';
import { orderColumns } from '#views/records/order/columns.tsx';
import orderListDescriptor from '#views/records/order/listDescriptor.ts';
import { sortableOf } from '#views/shapes/list/columns.tsx';
import { filtersOf } from '#views/shapes/list/filters.ts';
import { forCustomer } from '#views/shapes/list/forCustomer.ts';
import type { ListOptions } from '#views/shapes/list/options.ts';
import { readQuery } from '#views/shapes/list/query.ts';

const whole: ListOptions<typeof order> = {
  path: '/orders',
  columns: orderColumns,
  filters: [
    'source',
    'destinationBranch',
    { field: 'collector', first: true },
    { field: 'originBranch', staffOnly: true },
    { field: 'createdAt', first: true },
  ],
  actions: [],
  bulk: [],
};
const own = forCustomer(whole, orderListDescriptor.forStaff);
const { names } = filtersOf(orderListDescriptor, own);

test('a business customer is offered no filter for staff alone, nor does one in an address apply', () => {
  expect(names).toEqual(['numbers', 'destinationBranch', 'createdAt']);
  const { values } = readQuery(new URLSearchParams('source=api&originBranch=YGN&destinationBranch=MDY'), names, []);
  expect(values).toEqual({ destinationBranch: 'MDY' });
});

test('a business customer is offered no column for staff alone, shown or hidden, nor sorts by one', () => {
  const fields = own.columns.map((column) => (typeof column === 'string' ? column : column.field));
  expect(fields).toContain('receiverName');
  expect(fields).toContain('goodsName');
  expect(fields.filter((field) => STAFF_FIELDS['order']?.includes(field))).toEqual([]);
  expect(sortableOf(whole)).toContain('source');
  expect(sortableOf(own)).not.toContain('source');
});
