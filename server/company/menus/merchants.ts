import type { Menu } from '#machines/registers/index.ts';
import { catalog } from './entries.ts';

/** Business customers and users of the app. */
export const merchants: readonly Menu[] = [
  catalog({ code: 'merchants', title: 'Customers', titleZh: '客户管理', icon: 'users', path: '/merchant', sort: 90 }),
];
