import type { Menu } from '#machines/registers/index.ts';
import { catalog } from './entries.ts';

/** Menu of business customers and app users. */
export const merchants: readonly Menu[] = [
  catalog({ code: 'merchants', title: 'Customers', titleZh: '客户管理', icon: 'users', path: '/merchant', sort: 90 }),
];
