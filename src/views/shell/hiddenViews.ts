import type { View } from './menu.ts';

const hidden = (path: string, component: string, title: string, noCache = false): View => ({
  path,
  component,
  title,
  affix: false,
  noCache,
  crumbs: [{ title, path }],
});

/** Home (§2): a permanent tab whose figures are recounted at each visit. */
export const HOME: View = {
  path: '/dashboard',
  component: 'home/Home',
  title: 'screen.Home',
  affix: true,
  noCache: true,
  crumbs: [{ title: 'screen.Home', path: '/dashboard' }],
};

/** Screens outside the menu (§2), open to every signed-in person; listed only if this version contains them. */
export const HIDDEN_VIEWS: readonly View[] = [
  hidden('/companyOrder/orderDetail', 'orders/OrderDetail', 'screen.OrderDetail'),
  hidden('/companyOrder/order', 'orders/BusinessOrder', 'screen.BusinessOrder'),
  hidden('/transitWarehouse/transitDetail', 'transshipment/TransitDetail', 'screen.TransitDetail'),
  hidden('/appUserList/appUserList', 'people/AppUserList', 'screen.AppUserList'),
  hidden('/user/center', 'account/UserCenter', 'screen.UserCenter'),
  hidden('/senderSuccess', 'orders/SenderSuccess', 'screen.SenderSuccess'),
  hidden('/msgNotify', 'account/Notifications', 'screen.Notifications'),
  hidden('/downloadList', 'account/Downloads', 'screen.Downloads', true),
  hidden('/warehousing/shippingDetail', 'transport/WarehousingShippingDetail', 'screen.WarehousingShippingDetail'),
  hidden('/inventory/inventoryOrder', 'storage/inventory/InventoryOrder', 'screen.InventoryOrder'),
  hidden('/inventory/inventoryCompany', 'storage/inventory/InventoryCompany', 'screen.InventoryCompany'),
  hidden('/workOrders/newWorkOrder', 'workOrders/NewWorkOrder', 'screen.NewWorkOrder'),
  hidden('/scan/scanUponArrival', 'storage/ScanUponArrival', 'screen.ScanUponArrival'),
  hidden('/pickupReport/courierPerformanceReport', 'reports/CourierPerformance', 'screen.CourierPerformance'),
];
