import type { Menu } from '#machines/registers/index.ts';
import { readPermission } from '../../../access.ts';
import { readableBy } from '../entries.ts';

/** The ledger and its months. */
export const ledger: readonly Menu[] = [
  ...readableBy('ledger.read', [
    {
      code: 'finance.stat',
      title: 'Receivable Payable Stat',
      titleZh: '应收应付统计',
      icon: 'chart',
      path: '/finance/stat',
      component: 'finance/ledger/ReceivablePayable',
      sort: 1055,
    },
    {
      code: 'finance.trialBalance',
      title: 'Trial balance',
      titleZh: '试算平衡表',
      icon: 'list',
      path: '/finance/trialBalance',
      component: 'finance/ledger/TrialBalance',
      sort: 1090,
    },
    {
      code: 'finance.profit',
      title: 'Profit',
      titleZh: '利润表',
      icon: 'chart',
      path: '/finance/profit',
      component: 'finance/ledger/Profit',
      sort: 1091,
    },
    {
      code: 'finance.cashFlow',
      title: 'Cash flow',
      titleZh: '现金流量表',
      icon: 'exchange',
      path: '/finance/cashFlow',
      component: 'finance/ledger/CashFlow',
      sort: 1092,
    },
    {
      code: 'finance.postings',
      title: 'Postings',
      titleZh: '记账分录',
      icon: 'list',
      path: '/finance/postings',
      component: 'finance/ledger/Postings',
      sort: 1093,
    },
    {
      code: 'finance.entry',
      title: 'Ledger entry',
      titleZh: '记账凭证',
      path: '/finance/entry',
      component: 'finance/ledger/Entry',
      hidden: true,
      sort: 1094,
    },
  ]),
  ...readableBy(readPermission('period'), [
    {
      code: 'finance.periods',
      title: 'Month end',
      titleZh: '月末结账',
      icon: 'lock',
      path: '/finance/periods',
      component: 'finance/periods/PeriodList',
      sort: 1095,
    },
    {
      code: 'finance.periodDetail',
      title: 'Accounting period',
      titleZh: '会计期间',
      path: '/finance/periodDetail',
      component: 'finance/periods/PeriodDetail',
      hidden: true,
      sort: 1096,
    },
  ]),
];
