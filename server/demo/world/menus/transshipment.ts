import type { Menu } from '#machines/registers/index.ts';
import { catalog } from './entries.ts';

/** From the warehouses in China to an order of ours. */
export const transshipment: readonly Menu[] = [
  catalog({
    code: 'transshipment',
    title: 'Transshipment',
    titleZh: '转运管理',
    icon: 'exchange',
    path: '/transship',
    sort: 80,
  }),
];
