import { expect, test } from 'vitest';
import type { View } from '#views/shell/menu.ts';
import { redirectFor } from '#views/shell/addresses.ts';

const granted = {
  views: new Map(
    ['/companyOrder/orderList', '/audit/ledger', '/audit/record', '/model/machine', '/model/simulate'].map((path) => [
      path,
      {} as View,
    ]),
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
  ['/redirect', '/404'],
  ['/model/order/simulate', '/model/simulate?id=order'],
  ['/model/order', '/model/machine?id=order'],
  ['/audit', '/audit/ledger'],
  ['/audit/order/SL000000014MM', '/audit/record?id=order%2FSL000000014MM'],
  ['/audit/order/SL000000014MM/more', '/404'],
  ['/model/order/simulate/more', '/404'],
])('%s leads on to %s', (path, next) => expect(redirectFor(path, granted)).toBe(next));

test('what an address says further is passed on to the simulator', () => {
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
