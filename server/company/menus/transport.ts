import type { Menu } from '#machines/registers/index.ts';
import { readPermission } from '../../access.ts';
import { catalog, screen } from './entries.ts';

const shipment = readPermission('shipment');

/** Menu of transport between branches. */
export const transport: readonly Menu[] = [
  catalog({ code: 'transport', title: 'Transport', titleZh: '运输管理', icon: 'truck', path: '/transport', sort: 60 }),
  screen({
    code: 'transport.list',
    title: 'Transport',
    titleZh: '运输单',
    icon: 'list',
    path: 'list',
    component: 'transport/ShipmentList',
    permission: shipment,
    sort: 61,
  }),
  screen({
    code: 'transport.shipping',
    title: 'Shipping',
    titleZh: '发货',
    icon: 'scan',
    path: 'shipping',
    component: 'transport/Shipping',
    permission: shipment,
    sort: 62,
  }),
  screen({
    code: 'transport.management',
    title: 'Shipping Management',
    titleZh: '发货管理',
    icon: 'clipboard',
    path: 'shippingManagement',
    component: 'transport/ShippingManagement',
    permission: shipment,
    sort: 63,
  }),
  screen({
    code: 'transport.detail',
    title: 'Shipping Detail',
    titleZh: '发货详情',
    path: 'shippingDetail',
    component: 'transport/ShippingDetail',
    permission: shipment,
    hidden: true,
    sort: 64,
  }),
];
