import type { Role } from '#machines/registers/index.ts';
import { readPermission, REVEAL } from '../access.ts';
import { grantsOf } from './grants/index.ts';
import { orderPermissions, readPermissions } from './permissions.ts';

/** Staff find every screen whose machine they may read, business customers only their own. */
const EVERY = ['*'];
const OWN = [
  'orders.list',
  'orders.detail',
  'sender.new',
  'sender.import',
  'workOrders.list',
  'workOrders.detail',
  'workOrders.questions',
  'workOrders.question',
  'finance.bill',
  'finance.billDetail',
  'finance.settlement',
  'finance.settlementDetail',
  'finance.payments',
  'finance.paymentSlipDetail',
  'finance.insuranceClaims',
  'finance.insuranceClaimDetail',
  'finance.collectedCancels',
  'finance.collectedCancelDetail',
  'merchants.apiKeys',
  'merchants.apiKeysDetail',
  'merchants.webhooks',
  'merchants.webhooksDetail',
  'merchants.webhookDeliveries',
  'merchants.webhookDeliveriesDetail',
  'downloads',
];

/** Screens of the colleagues that a business customer invites, by the work that they are given. */
const WORK_OF_COLLEAGUES = {
  orders: ['orders.list', 'orders.detail', 'downloads'],
  sending: ['sender.new', 'sender.import', 'finance.collectedCancels', 'finance.collectedCancelDetail'],
  money: OWN.filter((menu) => menu.startsWith('finance.')),
  questions: OWN.filter((menu) => menu.startsWith('workOrders.')),
};

/** Everybody may export the rows that they may see, and fetch their own files. */
const exporting = [readPermission('exportTask'), 'exportTask.requested', 'exportTask.downloaded'];

const role = (
  code: string,
  name: string,
  nameZh: string,
  level: number,
  dataScope: Role['dataScope'],
  permissions: readonly string[],
  menus: readonly string[] = EVERY,
): Role => ({
  code,
  name,
  nameZh,
  level,
  dataScope,
  customBranches: [],
  permissions: [...new Set([...exporting, ...permissions, ...grantsOf(code)])],
  menus: [...menus],
});

/** Roles of the company (§6) with the permissions of their holders. */
export const roles: readonly Role[] = [
  role('admin', 'Administrator', '系统管理员', 1, 'all', ['*']),
  role('operations', 'Operations', '运营', 2, 'all', [
    ...readPermissions.everything,
    REVEAL,
    ...orderPermissions.operations,
  ]),
  role('manager', 'Person in charge', '网点负责人', 3, 'branch', [
    ...readPermissions.calling,
    ...readPermissions.customers,
    readPermission('role'),
    ...orderPermissions.manager,
  ]),
  role('finance', 'Finance', '财务', 3, 'all', [
    ...readPermissions.staff,
    ...readPermissions.customers,
    ...orderPermissions.finance,
  ]),
  role('support', 'Customer service', '客服', 4, 'all', [
    ...readPermissions.calling,
    ...readPermissions.customers,
    ...orderPermissions.support,
  ]),
  role('clerk', 'Warehouse clerk', '仓管员', 5, 'branch', [...readPermissions.staff, ...orderPermissions.clerk]),
  role('transport', 'Transport clerk', '运输员', 5, 'branch', [
    ...readPermissions.staff,
    ...orderPermissions.transport,
  ]),
  role('sorter', 'Sorter', '分拣员', 6, 'branch', [...readPermissions.staff, ...orderPermissions.sorter]),
  role('courier', 'Courier', '快递员', 6, 'branch', [...readPermissions.calling, ...orderPermissions.courier]),
  role('auditor', 'Auditor', '审计员', 3, 'all', readPermissions.everything),
  role('trainer', 'Trainer', '培训师', 5, 'all', readPermissions.everything),
  role('employee', 'Ordinary employee', '普通员工', 9, 'branch', [
    ...readPermissions.staff,
    ...orderPermissions.employee,
  ]),
  role(
    'merchant',
    'Business customer',
    '商家',
    9,
    'branch',
    [...readPermissions.merchant, ...orderPermissions.merchant, 'merchant.commonSendersSet'],
    [...OWN, 'merchants.colleagues'],
  ),
  role(
    'merchantReader',
    "Customer's observer",
    '商家查看员',
    10,
    'branch',
    readPermissions.colleague,
    WORK_OF_COLLEAGUES.orders,
  ),
  role(
    'merchantOrders',
    "Customer's order clerk",
    '商家下单员',
    10,
    'branch',
    [...readPermissions.merchant, ...orderPermissions.merchantOrders],
    [...WORK_OF_COLLEAGUES.orders, ...WORK_OF_COLLEAGUES.sending],
  ),
  role('merchantMoney', "Customer's accountant", '商家财务', 10, 'branch', readPermissions.colleague, [
    ...WORK_OF_COLLEAGUES.orders,
    ...WORK_OF_COLLEAGUES.money,
  ]),
  role(
    'merchantQuestions',
    "Customer's enquiry clerk",
    '商家客服',
    10,
    'branch',
    [...readPermissions.colleague, ...orderPermissions.merchantQuestions],
    [...WORK_OF_COLLEAGUES.orders, ...WORK_OF_COLLEAGUES.questions],
  ),
];
