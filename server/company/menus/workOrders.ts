import type { Menu } from '#machines/registers/index.ts';
import { readPermission } from '../../access.ts';
import { catalog, screen } from './entries.ts';

const workOrder = readPermission('workOrder');
const userQuestion = readPermission('userQuestion');

/** Menu of questions and complaints. */
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
  screen({
    code: 'workOrders.questions',
    title: 'Customer Questions',
    titleZh: '客户咨询',
    icon: 'help',
    path: '/workOrders/questions',
    component: 'workOrders/QuestionList',
    permission: userQuestion,
    sort: 404,
  }),
  screen({
    code: 'workOrders.question',
    title: 'Customer Question Details',
    titleZh: '客户咨询详情',
    path: '/workOrders/question',
    component: 'workOrders/QuestionDetail',
    permission: userQuestion,
    hidden: true,
    sort: 405,
  }),
];
