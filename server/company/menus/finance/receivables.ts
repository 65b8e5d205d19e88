import type { Menu } from '#machines/registers/index.ts';
import { readPermission } from '../../../access.ts';
import { readableBy } from '../entries.ts';

/** Receivables, cash of couriers and payables. */
export const receivables: readonly Menu[] = [
  ...readableBy(readPermission('receivable'), [
    {
      code: 'finance.receivableStaff',
      title: 'Receivable Staff',
      titleZh: '员工应收',
      icon: 'wallet',
      path: '/finance/receivableStaff',
      component: 'finance/ReceivableStaff',
      sort: 1040,
    },
    {
      code: 'finance.receivableCustomer',
      title: 'Receivable Customer',
      titleZh: '客户应收',
      icon: 'wallet',
      path: '/finance/receivableCustomer',
      component: 'finance/ReceivableCustomer',
      sort: 1041,
    },
    {
      code: 'finance.receivableDetail',
      title: 'Receivable detail',
      titleZh: '应收详情',
      path: '/finance/receivableDetail',
      component: 'finance/ReceivableDetail',
      hidden: true,
      sort: 1042,
    },
  ]),
  ...readableBy(readPermission('courierCash'), [
    {
      code: 'finance.courierCash',
      title: 'Courier cash',
      titleZh: '员工现金',
      icon: 'wallet',
      path: '/finance/courierCash',
      component: 'finance/CourierCashList',
      sort: 1045,
    },
    {
      code: 'finance.courierCashDetail',
      title: 'Courier cash detail',
      titleZh: '员工现金详情',
      path: '/finance/courierCashDetail',
      component: 'finance/CourierCashDetail',
      hidden: true,
      sort: 1046,
    },
  ]),
  ...readableBy(readPermission('payable'), [
    {
      code: 'finance.payableBusiness',
      title: 'Payable to Business',
      titleZh: '应付商家',
      icon: 'wallet',
      path: '/finance/payableBusiness',
      component: 'finance/PayableToBusiness',
      sort: 1050,
    },
    {
      code: 'finance.payableCustomer',
      title: 'Payable to Customer',
      titleZh: '应付客户',
      icon: 'wallet',
      path: '/finance/payableCustomer',
      component: 'finance/PayableToCustomer',
      sort: 1051,
    },
    {
      code: 'finance.payableDetail',
      title: 'Payable detail',
      titleZh: '应付详情',
      path: '/finance/payableDetail',
      component: 'finance/PayableDetail',
      hidden: true,
      sort: 1052,
    },
  ]),
];
