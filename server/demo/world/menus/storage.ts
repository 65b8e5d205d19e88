import type { Menu } from '#machines/registers/index.ts';
import { catalog } from './entries.ts';

/** What stands where, what was counted, and in which bag and shelf. */
export const storage: readonly Menu[] = [
  catalog({ code: 'storage', title: 'Storage', titleZh: '仓储管理', icon: 'warehouse', path: '/storage', sort: 50 }),
];
