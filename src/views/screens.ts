import type { ComponentType } from 'react';

/** Loaders of the screens by name. */
export type Screens = Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;

const registerScreens = async (id: string) => (await import('./registers/screens.ts')).registerScreens(id);

/** Returns the loader of a register's list, built from its presentation. */
const registerList = (id: string) => async () => ({ default: (await registerScreens(id)).List });

/** Returns the loader of the screen of a register's entry, built from its presentation. */
const registerEntry = (id: string) => async () => ({ default: (await registerScreens(id)).Entry });

/** All screens by the component name in the server's menu. Each is a chunk that loads when first opened. */
export const SCREENS: Screens = {
  'account/Downloads': () => import('./account/Downloads.tsx'),
  'account/Notifications': () => import('./account/Notifications.tsx'),
  'account/UserCenter': () => import('./account/UserCenter.tsx'),
  'audit/Duties': () => import('#instruments/audit/Duties.tsx'),
  'audit/Ledger': () => import('#instruments/audit/Ledger.tsx'),
  'audit/evidence/Evidence': () => import('#instruments/audit/evidence/Evidence.tsx'),
  'audit/LogEventPage': () => import('#instruments/audit/LogEventPage.tsx'),
  'audit/RecordThenPage': () => import('#instruments/audit/RecordThenPage.tsx'),
  'audit/Reads': () => import('#instruments/audit/Reads.tsx'),
  'audit/Refusals': () => import('#instruments/audit/Refusals.tsx'),
  'audit/rejudge/Rejudge': () => import('#instruments/audit/rejudge/Rejudge.tsx'),
  'delivery/ClaimDetail': () => import('./delivery/ClaimDetail.tsx'),
  'delivery/ClaimRecord': () => import('./delivery/ClaimRecord.tsx'),
  'home/Home': () => import('./home/Home.tsx'),
  'model/Machine': () => import('#instruments/model/Machine.tsx'),
  'model/Machines': () => import('#instruments/model/Machines.tsx'),
  'model/process/Process': () => import('#instruments/model/process/Process.tsx'),
  'model/simulate/Lessons': () => import('#instruments/model/simulate/Lessons.tsx'),
  'model/simulate/Simulator': () => import('#instruments/model/simulate/Simulator.tsx'),
  'orders/BranchOrders': () => import('./orders/BranchOrders.tsx'),
  'orders/BusinessOrders': () => import('./orders/BusinessOrders.tsx'),
  'orders/CollectManagement': () => import('./orders/CollectManagement.tsx'),
  'orders/DeliveryManagement': () => import('./orders/DeliveryManagement.tsx'),
  'orders/ImportOrders': () => import('./orders/ImportOrders.tsx'),
  'orders/NewOrder': () => import('./orders/NewOrder.tsx'),
  'orders/OrderDetail': () => import('./orders/OrderDetail.tsx'),
  'orders/OrderList': () => import('./orders/OrderList.tsx'),
  'orders/SenderSuccess': () => import('./orders/SenderSuccess.tsx'),
  'orders/TransferOrders': () => import('./orders/TransferOrders.tsx'),
  'orders/Warehousing': () => import('./orders/Warehousing.tsx'),
  'prints/PrintLog': () => import('./prints/PrintLog.tsx'),
  'problems/FollowUpDetail': () => import('./problems/FollowUpDetail.tsx'),
  'problems/FollowUpList': () => import('./problems/FollowUpList.tsx'),
  'problems/ProblemDetail': () => import('./problems/ProblemDetail.tsx'),
  'problems/ProblemList': () => import('./problems/ProblemList.tsx'),
  'storage/BeWarehoused': () => import('./storage/BeWarehoused.tsx'),
  'storage/ScanUponArrival': () => import('./storage/ScanUponArrival.tsx'),
  'storage/ShelfDetail': registerEntry('shelf'),
  'storage/Shelves': registerList('shelf'),
  'storage/StoragePickup': () => import('./storage/StoragePickup.tsx'),
  'storage/inventory/InventoryCompany': () => import('./storage/inventory/InventoryCompany.tsx'),
  'storage/inventory/InventoryInStock': () => import('./storage/inventory/InventoryInStock.tsx'),
  'storage/inventory/InventoryManagement': () => import('./storage/inventory/InventoryManagement.tsx'),
  'storage/inventory/InventoryOrder': () => import('./storage/inventory/InventoryOrder.tsx'),
  'storage/packages/PackageDetail': () => import('./storage/packages/PackageDetail.tsx'),
  'storage/packages/PackageList': () => import('./storage/packages/PackageList.tsx'),
  'storage/packages/PackageLog': () => import('./storage/packages/PackageLog.tsx'),
  'storage/packages/SortAndBag': () => import('./storage/packages/SortAndBag.tsx'),
  'storage/warehouse/Warehouse': () => import('./storage/warehouse/Warehouse.tsx'),
  'transport/CarDetail': registerEntry('car'),
  'transport/CarrierDetail': registerEntry('carrier'),
  'transport/Carriers': registerList('carrier'),
  'transport/Cars': registerList('car'),
  'transport/ShipmentList': () => import('./transport/ShipmentList.tsx'),
  'transport/Shipping': () => import('./transport/Shipping.tsx'),
  'transport/ShippingDetail': () => import('./transport/ShippingDetail.tsx'),
  'transport/ShippingManagement': () => import('./transport/ShippingManagement.tsx'),
  'transport/WarehousingShippingDetail': () => import('./transport/WarehousingShippingDetail.tsx'),
  'transship/TransitDetail': () => import('./transship/TransitDetail.tsx'),
  'transship/TransitWarehouse': () => import('./transship/TransitWarehouse.tsx'),
  'transship/Transshipments': () => import('./transship/Transshipments.tsx'),
  'workOrders/NewWorkOrder': () => import('./workOrders/NewWorkOrder.tsx'),
  'workOrders/QuestionDetail': () => import('./workOrders/QuestionDetail.tsx'),
  'workOrders/QuestionList': () => import('./workOrders/QuestionList.tsx'),
  'workOrders/WorkOrderDetail': () => import('./workOrders/WorkOrderDetail.tsx'),
  'workOrders/WorkOrderList': () => import('./workOrders/WorkOrderList.tsx'),
};

/** Screens that need only the first messages until they show data. */
export const FIRST_WORDS: ReadonlySet<string> = new Set(['orders/OrderList']);
