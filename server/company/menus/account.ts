import type { Menu } from '#machines/registers/index.ts';
import { readPermission } from '../../access.ts';
import { screen } from './entries.ts';

/** Menu of the own account. */
export const account: readonly Menu[] = [
  screen({
    code: 'downloads',
    parent: null,
    title: 'Download list',
    titleZh: '下载列表',
    icon: 'download',
    path: '/downloadList',
    component: 'account/Downloads',
    permission: readPermission('exportTask'),
    cache: false,
    sort: 990,
  }),
];
