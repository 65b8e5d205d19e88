import type { Menu } from '#machines/registers/index.ts';
import { catalog, readableBy } from './entries.ts';

/** Reports (§2), for those who answer for a branch or for the money. */
export const reports: readonly Menu[] = [
  catalog({ code: 'reports', title: 'Reports', titleZh: '报表', icon: 'chart', path: '/pickupReport', sort: 104 }),
  ...readableBy('report.read', [
    {
      code: 'reports.center',
      title: 'Statistical Center',
      titleZh: '统计中心',
      icon: 'chart',
      path: '/pickupReport/statisticalCenter',
      component: 'reports/StatisticalCenter',
      sort: 10,
    },
    {
      code: 'reports.pickup',
      title: 'Pickup/Delivered Report',
      titleZh: '收派报表',
      icon: 'list',
      path: '/pickupReport/list',
      component: 'reports/PickupDelivered',
      sort: 20,
    },
    {
      code: 'reports.courier',
      title: 'Courier Performance Report',
      titleZh: '快递员绩效报表',
      icon: 'users',
      path: '/pickupReport/courierPerformanceReport',
      component: 'reports/CourierPerformance',
      sort: 30,
    },
    {
      code: 'reports.area',
      title: 'Area Pickup/Delivered',
      titleZh: '区域收派',
      icon: 'map',
      path: '/pickupReport/area',
      component: 'reports/AreaPickupDelivered',
      sort: 40,
    },
    {
      code: 'reports.dispatch',
      title: 'Regional Dispatch Report',
      titleZh: '区域派送报表',
      icon: 'truck',
      path: '/pickupReport/regionalDispatch',
      component: 'reports/RegionalDispatch',
      sort: 50,
    },
    {
      code: 'reports.data',
      title: 'Data Report',
      titleZh: '数据报表',
      icon: 'chart',
      path: '/pickupReport/dataReport',
      component: 'reports/DataReport',
      sort: 60,
    },
    {
      code: 'reports.records',
      title: 'Records of a figure',
      titleZh: '数据明细',
      path: '/pickupReport/records',
      component: 'reports/Records',
      hidden: true,
      sort: 90,
    },
  ]),
];
