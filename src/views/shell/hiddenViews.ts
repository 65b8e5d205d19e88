import type { View } from './menu.ts';

/** A screen outside the menu, with the permission that it needs; null for none. */
interface HiddenView extends View {
  readonly needs: string | null;
}

const hidden = (
  path: string,
  component: string,
  title: string,
  { noCache = false, needs = null }: Partial<Pick<HiddenView, 'noCache' | 'needs'>> = {},
): HiddenView => ({ path, component, title, affix: false, noCache, crumbs: [{ title, path }], needs });

const orders = { needs: 'order.read' };
const counts = { needs: 'inventoryTask.read' };
const shipments = { needs: 'shipment.read' };

/** Home (§2): a permanent tab whose figures are recounted at each visit. */
export const HOME: View = {
  path: '/dashboard',
  component: 'home/Home',
  title: 'screen.Home',
  affix: true,
  noCache: true,
  crumbs: [{ title: 'screen.Home', path: '/dashboard' }],
};

/** Screens outside the menu (§2); listed only if this version contains them. */
export const HIDDEN_VIEWS: readonly HiddenView[] = [
  hidden('/companyOrder/orderDetail', 'orders/OrderDetail', 'screen.OrderDetail', orders),
  hidden('/companyOrder/order', 'orders/BusinessOrder', 'screen.BusinessOrder', orders),
  hidden('/transitWarehouse/transitDetail', 'transshipment/TransitDetail', 'screen.TransitDetail', {
    needs: 'transferBooking.read',
  }),
  hidden('/appUserList/appUserList', 'people/AppUserList', 'screen.AppUserList', { needs: 'appUser.read' }),
  hidden('/user/center', 'account/UserCenter', 'screen.UserCenter'),
  hidden('/senderSuccess', 'orders/SenderSuccess', 'screen.SenderSuccess', orders),
  hidden('/msgNotify', 'account/Notifications', 'screen.Notifications'),
  hidden('/downloadList', 'account/Downloads', 'screen.Downloads', { noCache: true }),
  hidden(
    '/warehousing/shippingDetail',
    'transport/WarehousingShippingDetail',
    'screen.WarehousingShippingDetail',
    shipments,
  ),
  hidden('/inventory/inventoryOrder', 'storage/inventory/InventoryOrder', 'screen.InventoryOrder', counts),
  hidden('/inventory/inventoryCompany', 'storage/inventory/InventoryCompany', 'screen.InventoryCompany', counts),
  hidden('/workOrders/newWorkOrder', 'workOrders/NewWorkOrder', 'screen.NewWorkOrder', { needs: 'workOrder.opened' }),
  hidden('/scan/scanUponArrival', 'storage/ScanUponArrival', 'screen.ScanUponArrival', { needs: 'arrivalScan.read' }),
  hidden('/pickupReport/courierPerformanceReport', 'reports/CourierPerformance', 'screen.CourierPerformance', {
    needs: 'report.read',
  }),
];
