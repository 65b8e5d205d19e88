import type { Menu } from '#machines/registers/index.ts';
import { readPermission } from '../../../access.ts';
import { readableBy } from '../entries.ts';

/** Bills and their settlement. */
export const bills: readonly Menu[] = [
  ...readableBy(readPermission('bill'), [
    {
      code: 'finance.bill',
      title: 'Bill',
      titleZh: '账单',
      icon: 'receipt',
      path: '/finance/bill',
      component: 'finance/BillList',
      sort: 1010,
    },
    {
      code: 'finance.vipBill',
      title: 'Vip Bill',
      titleZh: '大客户账单',
      icon: 'receipt',
      path: '/finance/vipBill',
      component: 'finance/VipBillList',
      sort: 1011,
    },
    {
      code: 'finance.userBill',
      title: 'User Bill',
      titleZh: '用户账单',
      icon: 'receipt',
      path: '/finance/userBill',
      component: 'finance/UserBillList',
      sort: 1012,
    },
    {
      code: 'finance.billDetail',
      title: 'Bill detail',
      titleZh: '账单详情',
      path: '/finance/billDetail',
      component: 'finance/BillDetail',
      hidden: true,
      sort: 1013,
    },
  ]),
  ...readableBy(readPermission('settlement'), [
    {
      code: 'finance.settlement',
      title: 'Bill Settlement',
      titleZh: '账单结算',
      icon: 'check',
      path: '/finance/settlement',
      component: 'finance/SettlementList',
      sort: 1020,
    },
    {
      code: 'finance.settlementDetail',
      title: 'Settlement detail',
      titleZh: '结算详情',
      path: '/finance/settlementDetail',
      component: 'finance/SettlementDetail',
      hidden: true,
      sort: 1021,
    },
  ]),
];
