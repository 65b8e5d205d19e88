import type { Order } from './context.ts';

/** Every tag of an order (§4). */
export const tagNames = [
  'urgent',
  'cashOnDelivery',
  'insured',
  'rejected',
  'toStation',
  'toAirport',
  'cancelled',
  'hasRemark',
  'sameCityUrgent',
  'crossCityUrgent',
  'transshipment',
  'inStock',
  'expressCourier',
] as const;
export type TagName = (typeof tagNames)[number];

/** Tags of an order (§4), derived from what it is, never stored. */
export function tagsOf(
  order: Order,
  states: Readonly<Record<string, string>>,
  state: string,
  inStock: boolean,
): TagName[] {
  const urgent = order.orderType === 'urgent';
  const held: Record<TagName, boolean> = {
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
  return tagNames.filter((tag) => held[tag]);
}
