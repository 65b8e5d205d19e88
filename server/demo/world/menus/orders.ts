import type { Menu } from '#machines/registers/index.ts';
import { catalog, page } from './entries.ts';

/** Orders as they are. */
export const orders: readonly Menu[] = [
  catalog({ code: 'orders', title: 'Orders', titleZh: '订单管理', icon: 'package', path: '/companyOrder', sort: 10 }),
  {
    ...page,
    code: 'orders.list',
    parent: 'orders',
    title: 'Order list (v2)',
    titleZh: '订单列表（新版）',
    icon: 'list',
    path: 'orderList',
    component: 'orders/OrderList',
    componentName: 'OrderList',
    sort: 11,
  },
  {
    ...page,
    code: 'orders.detail',
    parent: 'orders',
    title: 'Order detail',
    titleZh: '订单详情',
    path: 'orderDetail',
    component: 'orders/OrderDetail',
    componentName: 'OrderDetail',
    hidden: true,
    sort: 12,
  },
];
