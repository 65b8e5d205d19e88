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

/** Whether a state, by its marks, has the parcel in a branch: always, or while a branch holds it (lifecycles.md 4.1). */
export const mayBeInStock = (marks: readonly string[] = []): boolean =>
  marks.includes('inStock') || marks.includes('inCustody');

/** Whether a branch has the parcel in its stock: what is called back in a courier's hand is not there yet. */
export const isInStock = ({ holder }: Order, marks: readonly string[] = []): boolean =>
  mayBeInStock(marks) && holder.kind === 'branch';

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
