import type { ComponentType } from 'react';

/** Every screen, by the component name that the server's menu uses; each a chunk that loads when it is first opened. */
export const SCREENS: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  'account/Downloads': () => import('./account/Downloads.tsx'),
  'account/Notifications': () => import('./account/Notifications.tsx'),
  'account/UserCenter': () => import('./account/UserCenter.tsx'),
  'home/Home': () => import('./home/Home.tsx'),
  'orders/ImportOrders': () => import('./orders/ImportOrders.tsx'),
  'orders/NewOrder': () => import('./orders/NewOrder.tsx'),
  'orders/OrderDetail': () => import('./orders/OrderDetail.tsx'),
  'orders/OrderList': () => import('./orders/OrderList.tsx'),
  'orders/SenderSuccess': () => import('./orders/SenderSuccess.tsx'),
  'transport/CarDetail': () => import('./transport/CarDetail.tsx'),
  'transport/CarrierDetail': () => import('./transport/CarrierDetail.tsx'),
  'transport/Carriers': () => import('./transport/Carriers.tsx'),
  'transport/Cars': () => import('./transport/Cars.tsx'),
  'transport/ShipmentList': () => import('./transport/ShipmentList.tsx'),
  'transport/ShippingDetail': () => import('./transport/ShippingDetail.tsx'),
  'transport/ShippingManagement': () => import('./transport/ShippingManagement.tsx'),
};
