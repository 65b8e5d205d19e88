import type { Menu } from '#machines/registers/index.ts';
import { page } from './entries.ts';

/** What belongs to oneself. */
export const account: readonly Menu[] = [
  {
    ...page,
    code: 'downloads',
    parent: null,
    title: 'Download list',
    titleZh: '下载列表',
    icon: 'download',
    path: '/downloadList',
    component: 'account/Downloads',
    componentName: 'Downloads',
    cache: false,
    sort: 990,
  },
];
