import type { Menu } from '#machines/registers/index.ts';
import { readPermission } from '../../access.ts';
import { catalog, screen } from './entries.ts';

const session = readPermission('storageScan');
const arrival = readPermission('arrivalScan');
const order = readPermission('order');
const inventoryTask = readPermission('inventoryTask');
const bag = readPermission('package');

/** Menu of stock, counts and bags. */
export const storage: readonly Menu[] = [
  catalog({ code: 'storage', title: 'Storage', titleZh: '仓储管理', icon: 'warehouse', path: '/storage', sort: 50 }),
  screen({
    code: 'storage.pickup',
    title: 'In storage: pickup/delivered',
    titleZh: '入库：揽收/派送',
    icon: 'scan',
    path: '/storage/pickup',
    component: 'storage/StoragePickup',
    permission: session,
    sort: 51,
  }),
  screen({
    code: 'storage.transport',
    title: 'In storage: transport',
    titleZh: '入库：运输',
    icon: 'scan',
    path: '/storage/beWarehoused',
    component: 'storage/BeWarehoused',
    permission: session,
    sort: 52,
  }),
  screen({
    code: 'storage.arrival',
    title: 'Scan Upon Arrival',
    titleZh: '到货扫描',
    icon: 'scan',
    path: '/scan/scanUponArrival',
    component: 'storage/ScanUponArrival',
    permission: arrival,
    sort: 53,
  }),
  screen({
    code: 'storage.sorting',
    title: 'Sort and bag',
    titleZh: '分拣装包',
    icon: 'scan',
    path: '/package/sort',
    component: 'storage/packages/SortAndBag',
    permission: bag,
    sort: 54,
  }),
  screen({
    code: 'storage.warehousing',
    title: 'Warehousing',
    titleZh: '在库管理',
    icon: 'warehouse',
    path: '/warehoue/warehousing',
    component: 'orders/Warehousing',
    permission: order,
    sort: 501,
  }),
  screen({
    code: 'storage.stock',
    title: 'Warehouse',
    titleZh: '仓库',
    icon: 'warehouse',
    path: '/warehouse/list',
    component: 'storage/warehouse/Warehouse',
    permission: inventoryTask,
    sort: 500,
  }),
  screen({
    code: 'storage.inStock',
    title: 'Inventory In Stock',
    titleZh: '在库盘点',
    icon: 'scan',
    path: '/warehoue/warehousing/inventoryInStock',
    component: 'storage/inventory/InventoryInStock',
    permission: inventoryTask,
    sort: 55,
  }),
  screen({
    code: 'storage.inventory',
    title: 'Inventory Management',
    titleZh: '盘点管理',
    icon: 'clipboard',
    path: '/inventory/management',
    component: 'storage/inventory/InventoryManagement',
    permission: inventoryTask,
    sort: 502,
  }),
  screen({
    code: 'storage.packages',
    title: 'Package',
    titleZh: '大包',
    icon: 'bag',
    path: '/package/list',
    component: 'storage/packages/PackageList',
    permission: bag,
    sort: 503,
  }),
  screen({
    code: 'storage.package',
    title: 'Package detail',
    titleZh: '大包详情',
    path: '/package/detail',
    component: 'storage/packages/PackageDetail',
    permission: bag,
    hidden: true,
    sort: 504,
  }),
  screen({
    code: 'storage.packageLog',
    title: 'Package Log',
    titleZh: '大包日志',
    icon: 'list',
    path: '/package/log',
    component: 'storage/packages/PackageLog',
    permission: bag,
    sort: 505,
  }),
];
