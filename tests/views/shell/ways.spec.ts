import { expect, test } from 'vitest';
import type { View } from '#views/shell/menu.ts';
import { wayOn } from '#views/shell/ways.ts';

const granted = {
  views: new Map([['/companyOrder/orderList', {} as View]]),
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
  ['/model/simulate', '/404'],
  ['/model/order/simulate/more', '/404'],
])('%s leads on to %s', (path, next) => expect(wayOn(path, granted)).toBe(next));

test('what an address says further is passed on to the simulator', () => {
  expect(wayOn('/model/order/simulate', granted, '?part=courier@YGN')).toBe(
    '/model/simulate?id=order&part=courier@YGN',
  );
});
