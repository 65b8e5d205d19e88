import type { Menu } from '#machines/registers/index.ts';
import { catalog } from './entries.ts';

/** Who collects and delivers what. */
export const delivery: readonly Menu[] = [
  catalog({
    code: 'delivery',
    title: 'Collection and delivery',
    titleZh: '揽派管理',
    icon: 'scan',
    path: '/delivery',
    sort: 70,
  }),
];
