import type { Menu } from '#machines/registers/index.ts';
import { readPermission } from '../../access.ts';
import { catalog, screen } from './entries.ts';

const permission = readPermission('order');

/** Menu of existing orders. */
export const orders: readonly Menu[] = [
  catalog({ code: 'orders', title: 'Orders', titleZh: '订单管理', icon: 'package', path: '/companyOrder', sort: 10 }),
  screen({
    code: 'orders.list',
    title: 'Order list (v2)',
    titleZh: '订单列表（新版）',
    icon: 'list',
    path: 'orderList',
    component: 'orders/OrderList',
    permission,
    sort: 11,
  }),
  screen({
    code: 'orders.business',
    title: 'Business Order',
    titleZh: '商家订单',
    icon: 'users',
    path: 'order',
    component: 'orders/BusinessOrders',
    permission,
    sort: 13,
  }),
  screen({
    code: 'orders.branch',
    title: 'Branch Order',
    titleZh: '网点订单',
    icon: 'branch',
    path: 'branchOrder',
    component: 'orders/BranchOrders',
    permission,
    sort: 14,
  }),
  screen({
    code: 'orders.prints',
    title: 'Print records',
    titleZh: '打印记录',
    icon: 'list',
    path: 'prints',
    component: 'prints/PrintLog',
    permission: readPermission('printLog'),
    sort: 15,
  }),
  screen({
    code: 'orders.detail',
    title: 'Order detail',
    titleZh: '订单详情',
    path: 'orderDetail',
    component: 'orders/OrderDetail',
    permission,
    hidden: true,
    sort: 12,
  }),
];
