import type { Menu } from '#machines/registers/index.ts';
import { readPermission } from '../../access.ts';
import { catalog, screen } from './entries.ts';

const shipment = readPermission('shipment');
const car = readPermission('car');
const carrier = readPermission('carrier');

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
  screen({
    code: 'transport.car',
    title: 'Car',
    titleZh: '车辆',
    icon: 'truck',
    path: 'car',
    component: 'transport/Cars',
    permission: car,
    sort: 65,
  }),
  screen({
    code: 'transport.carDetail',
    title: 'Car detail',
    titleZh: '车辆详情',
    path: 'carDetail',
    component: 'transport/CarDetail',
    permission: car,
    hidden: true,
    sort: 66,
  }),
  screen({
    code: 'transport.carrier',
    title: 'Carrier',
    titleZh: '承运商',
    icon: 'users',
    path: 'carrier',
    component: 'transport/Carriers',
    permission: carrier,
    sort: 67,
  }),
  screen({
    code: 'transport.carrierDetail',
    title: 'Carrier detail',
    titleZh: '承运商详情',
    path: 'carrierDetail',
    component: 'transport/CarrierDetail',
    permission: carrier,
    hidden: true,
    sort: 68,
  }),
];
