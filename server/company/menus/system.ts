import type { Menu } from '#machines/registers/index.ts';
import { catalog } from './entries.ts';

/** Menu of staff, branches and permissions. */
export const system: readonly Menu[] = [
  catalog({ code: 'system', title: 'System', titleZh: '系统管理', icon: 'settings', path: '/system', sort: 110 }),
];
