import type { Menu } from '#machines/registers/index.ts';
import { catalog } from './entries.ts';

/** What went wrong with an order, and who follows it up. */
export const problems: readonly Menu[] = [
  catalog({ code: 'problems', title: 'Problems', titleZh: '问题件管理', icon: 'warning', path: '/problem', sort: 30 }),
];
