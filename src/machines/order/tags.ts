import type { Order } from './context.ts';

/** Tags of an order (§4), derived from what it is, never stored. */
export function tagsOf(
  order: Order,
  states: Readonly<Record<string, string>>,
  state: string,
  inStock: boolean,
): string[] {
  const urgent = order.orderType === 'urgent';
  const held: Record<string, boolean> = {
    urgent,
    cashOnDelivery: (order.collectionAmount ?? 0) > 0,
    insured: order.insureAmount !== null,
    rejected: state === 'rejected' || state === 'rejectionToConfirm' || states['reverse'] === 'reverse.rejectReturn',
    toStation: order.deliveryWay === 'station',
    toAirport: order.deliveryWay === 'airport',
    cancelled: state === 'cancelled' || states['reverse'] === 'reverse.cancelReturn',
    hasRemark: (order.remark ?? '') !== '',
    sameCityUrgent: urgent && order.sameCity,
    crossCityUrgent: urgent && !order.sameCity,
    transshipment: order.source === 'transshipment',
    inStock,
    expressCourier: order.source === 'userApp' || order.source === 'miniProgram',
  };
  return Object.keys(held).filter((tag) => held[tag]);
}
