import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import type { ArrivalScan } from './context.ts';
import type { ArrivalRecordedEvent } from './events.ts';
import { completes, isPart, itemOf, shipped, unscanned } from './arrivingItems.ts';
import type { Lookups } from './lookups.ts';

const scanOf = (aggregate: Aggregate) => aggregate.context as ArrivalScan;
const itemsOf = ({ shipment }: Lookups) => shipment?.items ?? [];

/** Proposes an event of the shipment, with the reason, for each item not fully scanned at the finish. */
const whenFinished = (proposes: string, applies: (scan: ArrivalScan, item: string) => boolean): Reaction =>
  whenever('arrivalScan.finished').propose('shipment', proposes, ({ data, lookups }, _, before) => {
    const scan = scanOf(before);
    const { reason } = data as ArrivalRecordedEvent<'arrivalScan.finished'>['data'];
    const isArrival = proposes === 'shipment.itemArrived';
    return unscanned(scan, itemsOf(lookups as unknown as Lookups))
      .filter((item) => applies(scan, item))
      .map((item) => ({ id: scan.shipment, data: isArrival ? { item } : { item, reason } }));
  });

/**
 * Each scan marks its item as arrived in the shipment. The finish marks the remaining items as short or not arrived.
 */
export const reactions: readonly Reaction[] = [
  whenever('arrivalScan.scanned').propose('shipment', 'shipment.itemArrived', ({ data, lookups }, _, before) => {
    const { barcode, ...seal } = data as ArrivalRecordedEvent<'arrivalScan.scanned'>['data'];
    const scan = scanOf(before);
    const foundLookups = lookups as unknown as Lookups;
    const item = itemOf(barcode) ?? '';
    const isComing = shipped(itemsOf(foundLookups), item)?.state === 'inTransit';
    return isComing && completes(scan, foundLookups, barcode) ? [{ id: scan.shipment, data: { item, ...seal } }] : [];
  }),
  whenFinished('shipment.itemArrived', isPart),
  whenFinished('shipment.itemMarkedShort', isPart),
  whenFinished('shipment.itemMarkedNotArrived', (scan, item) => !isPart(scan, item)),
];
