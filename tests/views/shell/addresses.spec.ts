import { expect, test } from 'vitest';
import type { View } from '#views/shell/menu.ts';
import { redirectFor } from '#views/shell/addresses.ts';

const granted = {
  views: new Map(
    [
      '/companyOrder/orderList',
      '/companyOrder/orderDetail',
      '/audit/ledger',
      '/audit/record',
      '/model/machine',
      '/model/simulate',
    ].map((path) => [path, {} as View]),
  ),
  redirects: new Map([['/companyOrder', '/companyOrder/orderList']]),
  start: '/dashboard',
};

test.each([
  ['/companyOrder/orderList', null],
  ['/401', null],
  ['/404', null],
  ['/redirect/companyOrder/orderList', null],
  ['/', '/dashboard'],
  ['/login', '/dashboard'],
  ['/companyOrder', '/companyOrder/orderList'],
  ['/companyOrder/orderList/', '/companyOrder/orderList'],
  ['/companyOrder/', '/companyOrder'],
  ['//', '/dashboard'],
  ['/companyOrder/orderlist', '/404'],
  ['/companyOrder/orderList/more', '/404'],
  ['/constructor', '/404'],
  ['/no/such/screen', '/404'],
  ['/redirect', '/404'],
  ['/model/order/simulate', '/model/simulate?id=order'],
  ['/model/order', '/model/machine?id=order'],
  ['/audit', '/audit/ledger'],
  ['/audit/order/SL000000014MM', '/audit/record?id=order%2FSL000000014MM'],
  ['/audit/order/SL000000014MM/more', '/404'],
  ['/model/order/simulate/more', '/404'],
])('%s leads on to %s', (path, next) => expect(redirectFor(path, granted)).toBe(next));

test('the rest of an address is passed on to the simulator', () => {
  expect(redirectFor('/model/order/simulate', granted, '?part=courier@YGN')).toBe(
    '/model/simulate?id=order&part=courier@YGN',
  );
});

test.each([
  ['/audit', '?machine=order', '/audit/ledger?machine=order'],
  ['/audit/order/SL000000014MM', '?at=7', '/audit/record?id=order%2FSL000000014MM&at=7'],
  ['/model/order', '?tab=why&state=a', '/model/machine?id=order&tab=why&state=a'],
])('what the address %s says further is passed on', (path, search, next) => {
  expect(redirectFor(path, granted, search)).toBe(next);
});

test.each(['/audit', '/audit/order/SL000000014MM', '/model/order', '/model/machine', '/model/order/simulate'])(
  '%s leads to nothing that the menu does not grant',
  (path) => expect(redirectFor(path, { ...granted, views: new Map() })).toBe('/404'),
);

test('a record asked for as of a moment leads to the record as it was', () => {
  const path = '/companyOrder/orderDetail';
  expect(redirectFor(path, granted, '?id=SL000000014MM&asOf=7')).toBe('/audit/record?id=order%2FSL000000014MM&at=7');
  expect(redirectFor(path, granted, '?id=SL000000014MM')).toBeNull();
  expect(redirectFor('/companyOrder/orderList', granted, '?asOf=7')).toBeNull();
});

test('a record as it was is forbidden to those who may only see it now', () => {
  const views = new Map([...granted.views].filter(([path]) => !path.startsWith('/audit')));
  expect(redirectFor('/companyOrder/orderDetail', { ...granted, views }, '?id=SL000000014MM&asOf=7')).toBe('/401');
});
