import type { Menu } from '#machines/registers/index.ts';
import { catalog } from './entries.ts';

/** Menu of receivables, payments and settlement. */
export const finance: readonly Menu[] = [
  catalog({ code: 'finance', title: 'Finance', titleZh: '财务管理', icon: 'wallet', path: '/finance', sort: 100 }),
];
