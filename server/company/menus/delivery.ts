import type { Menu } from '#machines/registers/index.ts';
import { readPermission } from '../../access.ts';
import { catalog, screen } from './entries.ts';

const order = readPermission('order');
const deliveryClaim = readPermission('deliveryClaim');

/** Menu of collection and delivery. */
export const delivery: readonly Menu[] = [
  catalog({
    code: 'delivery',
    title: 'Collection and delivery',
    titleZh: '揽派管理',
    icon: 'scan',
    path: '/delivery',
    sort: 70,
  }),
  screen({
    code: 'delivery.collect',
    title: 'Collect Management',
    titleZh: '揽收管理',
    icon: 'box',
    path: '/delivery/collect',
    component: 'orders/CollectManagement',
    permission: order,
    sort: 701,
  }),
  screen({
    code: 'delivery.manage',
    title: 'Delivery Management',
    titleZh: '派送管理',
    icon: 'truck',
    path: '/delivery/manage',
    component: 'orders/DeliveryManagement',
    permission: order,
    sort: 702,
  }),
  screen({
    code: 'delivery.claims',
    title: 'Claim Record',
    titleZh: '领取记录',
    icon: 'list',
    path: '/delivery/claims',
    component: 'delivery/ClaimRecord',
    permission: deliveryClaim,
    sort: 703,
  }),
  screen({
    code: 'delivery.claim',
    title: 'Claim detail',
    titleZh: '领取详情',
    path: '/delivery/claimDetail',
    component: 'delivery/ClaimDetail',
    permission: deliveryClaim,
    hidden: true,
    sort: 704,
  }),
];
