import type { Menu } from '#machines/registers/index.ts';
import { catalog, readableBy } from './entries.ts';
import { bills } from './finance/bills.ts';
import { claims } from './finance/claims.ts';
import { ledger } from './finance/ledger.ts';
import { payments } from './finance/payments.ts';
import { receivables } from './finance/receivables.ts';

/** Menu of receivables, payments and settlement. */
export const finance: readonly Menu[] = [
  catalog({ code: 'finance', title: 'Finance', titleZh: '财务管理', icon: 'wallet', path: '/finance', sort: 100 }),
  ...readableBy('ledger.read', [
    {
      code: 'finance.overview',
      title: 'Financial',
      titleZh: '财务总览',
      icon: 'wallet',
      path: '/finance/overview',
      component: 'finance/Overview',
      sort: 1005,
    },
  ]),
  ...bills,
  ...payments,
  ...receivables,
  ...claims,
  ...ledger,
];
