import type { Menu } from '#machines/registers/index.ts';
import { catalog, page } from './entries.ts';

/** Orders as they are made. */
export const sender: readonly Menu[] = [
  catalog({ code: 'sender', title: 'Sender', titleZh: '寄件管理', icon: 'send', path: '/sender', sort: 20 }),
  {
    ...page,
    code: 'sender.new',
    parent: 'sender',
    title: 'New order',
    titleZh: '新建订单',
    icon: 'plus',
    path: 'newOrder',
    component: 'orders/NewOrder',
    componentName: 'NewOrder',
    permission: 'order.created',
    sort: 21,
  },
  {
    ...page,
    code: 'sender.import',
    parent: 'sender',
    title: 'Bulk import',
    titleZh: '批量导入',
    icon: 'upload',
    path: 'mailList',
    component: 'orders/ImportOrders',
    componentName: 'ImportOrders',
    permission: 'order.created',
    sort: 22,
  },
];
