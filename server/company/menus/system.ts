import type { Menu } from '#machines/registers/index.ts';
import { catalog } from './entries.ts';

/** Who works here, where, and what he may. */
export const system: readonly Menu[] = [
  catalog({ code: 'system', title: 'System', titleZh: '系统管理', icon: 'settings', path: '/system', sort: 110 }),
];
