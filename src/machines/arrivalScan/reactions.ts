import { reactionsOf, type Reaction } from '../kit/reaction.ts';
import type { ArrivalScan } from './context.ts';
import type { ArrivalEvents } from './events.ts';
import { completes, isPart, itemOf, shipped, unscanned } from './arrivingItems.ts';
import type { Lookups } from './lookups.ts';

const { whenever } = reactionsOf<ArrivalEvents, ArrivalScan, Lookups>();

const itemsOf = ({ shipment }: Lookups) => shipment?.items ?? [];

/** Proposes an event of the shipment, with the reason, for each item not fully scanned at the finish. */
const whenFinished = (proposes: string, applies: (scan: ArrivalScan, item: string) => boolean): Reaction =>
  whenever('arrivalScan.finished').propose('shipment', proposes, ({ data, lookups }, _, before) => {
    const scan = before.context;
    const { reason } = data;
    const isArrival = proposes === 'shipment.itemArrived';
    return unscanned(scan, itemsOf(lookups))
      .filter((item) => applies(scan, item))
      .map((item) => ({ id: scan.shipment, data: isArrival ? { item } : { item, reason } }));
  });

/**
 * Each scan marks its item as arrived in the shipment. The finish marks the remaining items as short or not arrived.
 */
export const reactions: readonly Reaction[] = [
  whenever('arrivalScan.scanned').propose('shipment', 'shipment.itemArrived', ({ data, lookups }, _, before) => {
    const { barcode, ...seal } = data;
    const scan = before.context;
    const item = itemOf(barcode) ?? '';
    const isComing = shipped(itemsOf(lookups), item)?.state === 'inTransit';
    return isComing && completes(scan, lookups, barcode) ? [{ id: scan.shipment, data: { item, ...seal } }] : [];
  }),
  whenFinished('shipment.itemArrived', isPart),
  whenFinished('shipment.itemMarkedShort', isPart),
  whenFinished('shipment.itemMarkedNotArrived', (scan, item) => !isPart(scan, item)),
];
