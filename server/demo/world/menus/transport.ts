import type { Menu } from '#machines/registers/index.ts';
import { catalog } from './entries.ts';

/** What goes from branch to branch. */
export const transport: readonly Menu[] = [
  catalog({ code: 'transport', title: 'Transport', titleZh: '运输管理', icon: 'truck', path: '/transport', sort: 60 }),
];
