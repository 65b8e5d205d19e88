import { transitionsOf } from '../kit/explain.ts';
import { order } from '../order/index.ts';
import type { Order } from '../order/context.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import type { ParcelLookup } from '../scanning/parcel.ts';
import { readCode } from '../scanning/code.ts';
import { textOf, type LookupSource } from './lookupRequest.ts';

/** Events that a scan may propose to an order. */
const ASKED = [
  'order.warehoused',
  'order.shelved',
  'order.warehousedForReturn',
  'order.searchOpened',
  'order.markedShort',
  'order.markedExtra',
] as const;

/** True if every region that declares an event has a transition for it now. */
const declares = (aggregate: Aggregate, type: string): boolean =>
  transitionsOf(order, aggregate, type).every((transition) => 'event' in transition);

/** True if an adjustment may report the parcel as found here (operation 51): no other request of it is open. */
const canBeFound = (aggregate: Aggregate): boolean =>
  order.structure.transitions.get(aggregate.states['custody'] ?? '')?.has('order.stockFound') === true &&
  declares(aggregate, 'order.adjustmentRequested');

/** The data of an order that scanning desks read. */
export function parcelOf(aggregate: Aggregate<Order>): ParcelLookup {
  const { id, states, context } = aggregate;
  return {
    id,
    state: states['custody'] ?? '',
    branch: context.currentBranch,
    originBranch: context.originBranch,
    holder: context.holder.name ?? context.holder.id,
    holderKind: context.holder.kind,
    shelf: context.shelf,
    package: context.package,
    shipment: context.shipment,
    pieces: context.pieces,
    exception: (states['exception'] ?? '').slice('exception.'.length),
    takes: [
      ...ASKED.filter((type) => declares(aggregate, type)),
      ...(canBeFound(aggregate) ? ['order.stockFound'] : []),
    ],
  };
}

/** Returns the waybill of an event: from its barcode, or from the field `order`. */
export const waybillAsked = ({ data }: LookupSource): string | null => {
  const barcode = textOf(data, 'barcode');
  return barcode === null ? textOf(data, 'order') : readCode(barcode).waybill;
};
