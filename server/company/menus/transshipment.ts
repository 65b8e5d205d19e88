import type { Menu } from '#machines/registers/index.ts';
import { readPermission } from '../../access.ts';
import { catalog, screen } from './entries.ts';

const booking = readPermission('transferBooking');
const order = readPermission('order');

/** Menu of transshipment: from the warehouses in China to an order of ours. */
export const transshipment: readonly Menu[] = [
  catalog({
    code: 'transshipment',
    title: 'Transshipment',
    titleZh: '转运管理',
    icon: 'exchange',
    path: '/transship',
    sort: 80,
  }),
  screen({
    code: 'transshipment.list',
    title: 'Transshipment',
    titleZh: '转运预报',
    icon: 'exchange',
    path: 'list',
    component: 'transship/Transshipments',
    permission: booking,
    sort: 800,
  }),
  screen({
    code: 'transshipment.warehouse',
    title: 'Transit Warehouse',
    titleZh: '中转仓',
    icon: 'warehouse',
    path: '/transitWarehouse/list',
    component: 'transship/TransitWarehouse',
    permission: booking,
    sort: 801,
  }),
  screen({
    code: 'transshipment.detail',
    title: 'Transit detail',
    titleZh: '中转详情',
    path: '/transitWarehouse/transitDetail',
    component: 'transship/TransitDetail',
    permission: booking,
    hidden: true,
    sort: 802,
  }),
  screen({
    code: 'transshipment.orders',
    title: 'Transfer Order',
    titleZh: '转运订单',
    icon: 'exchange',
    path: '/transship/transferOrder',
    component: 'orders/TransferOrders',
    permission: order,
    sort: 803,
  }),
];
