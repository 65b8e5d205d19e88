import type { Menu } from '#machines/registers/index.ts';
import { catalog } from './entries.ts';

/** Questions and complaints as work. */
export const workOrders: readonly Menu[] = [
  catalog({
    code: 'workOrders',
    title: 'Work orders',
    titleZh: '工单管理',
    icon: 'clipboard',
    path: '/workOrders',
    sort: 40,
  }),
];
