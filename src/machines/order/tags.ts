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

/**
 * True if a state, by its marks, can have the parcel in stock: always, or while a branch holds it (lifecycles.md
 * 4.1).
 */
export const mayBeInStock = (marks: readonly string[] = []): boolean =>
  marks.includes('inStock') || marks.includes('inCustody');

/** True if a branch has the parcel in stock; a recalled parcel is not while the courier holds it. */
export const isInStock = ({ holder }: Order, marks: readonly string[] = []): boolean =>
  mayBeInStock(marks) && holder.kind === 'branch';

/** Computes the tags of an order (§4); they are never stored. */
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
