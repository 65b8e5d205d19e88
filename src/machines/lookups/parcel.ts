import { transitionsOf } from '../kit/explain.ts';
import { order } from '../order/index.ts';
import type { Order } from '../order/context.ts';
import type { Aggregate } from '../kit/aggregateType.ts';
import type { ParcelLookup } from '../scanning/parcel.ts';
import { readCode } from '../scanning/code.ts';
import { textOf, type Ask } from './ask.ts';

/** Events that a scan may ask of an order. */
const ASKED = [
  'order.warehoused',
  'order.shelved',
  'order.warehousedForReturn',
  'order.searchOpened',
  'order.markedShort',
  'order.markedExtra',
] as const;

/** Whether every region that knows an event has a way for it now. */
const declares = (aggregate: Aggregate, type: string): boolean =>
  transitionsOf(order, aggregate, type).every((transition) => 'event' in transition);

/** Whether it may be proposed that the parcel was found here (operation 51): nothing else of it waits for a second person. */
const canBeFound = (aggregate: Aggregate): boolean =>
  order.structure.transitions.get(aggregate.states['custody'] ?? '')?.has('order.stockFound') === true &&
  declares(aggregate, 'order.adjustmentRequested');

/** The order as the desk that scans it sees it. */
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

/** The waybill an event speaks of: by its barcode, or by name. */
export const waybillAsked = ({ data }: Ask): string | null => {
  const barcode = textOf(data, 'barcode');
  return barcode === null ? textOf(data, 'order') : readCode(barcode).waybill;
};
