import type { Menu } from '#machines/registers/index.ts';
import { catalog, screen } from './entries.ts';

const permission = 'order.created';

/** Menu of making orders. */
export const sender: readonly Menu[] = [
  catalog({ code: 'sender', title: 'Sender', titleZh: '寄件管理', icon: 'send', path: '/sender', sort: 20 }),
  screen({
    code: 'sender.new',
    title: 'New order',
    titleZh: '新建订单',
    icon: 'plus',
    path: 'newOrder',
    component: 'orders/NewOrder',
    permission,
    sort: 21,
  }),
  screen({
    code: 'sender.import',
    title: 'Bulk import',
    titleZh: '批量导入',
    icon: 'upload',
    path: 'mailList',
    component: 'orders/ImportOrders',
    permission,
    sort: 22,
  }),
];
