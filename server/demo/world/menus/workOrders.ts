import type { Menu } from '#machines/registers/index.ts';
import { readPermission } from '../../../access.ts';
import { catalog, screen } from './entries.ts';

const workOrder = readPermission('workOrder');

/** Questions and complaints as work. */
export const workOrders: readonly Menu[] = [
  catalog({
    code: 'workOrders',
    title: 'Work orders',
    titleZh: '工单管理',
    icon: 'clipboard',
    path: '/workOrders',
    sort: 40,
  }),
  screen({
    code: 'workOrders.list',
    title: 'Work Order',
    titleZh: '工单列表',
    icon: 'clipboard',
    path: '/workOrders/list',
    component: 'workOrders/WorkOrderList',
    permission: workOrder,
    sort: 401,
  }),
  screen({
    code: 'workOrders.detail',
    title: 'Work Order Details',
    titleZh: '工单详情',
    path: '/workOrders/detail',
    component: 'workOrders/WorkOrderDetail',
    permission: workOrder,
    hidden: true,
    sort: 402,
  }),
  screen({
    code: 'workOrders.new',
    title: 'New Work Order',
    titleZh: '新建工单',
    icon: 'plus',
    path: '/workOrders/newWorkOrder',
    component: 'workOrders/NewWorkOrder',
    permission: 'workOrder.opened',
    sort: 403,
  }),
];
