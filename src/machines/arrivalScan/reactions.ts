import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Life } from '../kit/noun.ts';
import type { ArrivalScan } from './context.ts';
import type { ArrivalFact } from './events.ts';
import { completes, isPart, itemOf, shipped, unscanned } from './judged.ts';
import type { Known } from './known.ts';

const scanOf = (life: Life) => life.context as ArrivalScan;
const itemsOf = ({ shipment }: Known) => shipment?.items ?? [];

/** The reason given for each item that was not scanned, or not wholly. */
const whenFinished = (proposes: string, wanted: (scan: ArrivalScan, item: string) => boolean): Reaction =>
  whenever('arrivalScan.finished').propose('shipment', proposes, ({ data, known }, _, before) => {
    const scan = scanOf(before);
    const { reason } = data as ArrivalFact<'arrivalScan.finished'>['data'];
    const isArrival = proposes === 'shipment.itemArrived';
    return unscanned(scan, itemsOf(known as unknown as Known))
      .filter((item) => wanted(scan, item))
      .map((item) => ({ id: scan.shipment, data: isArrival ? { item } : { item, reason } }));
  });

/** Each scan arrives its item in the shipment; what was not scanned in the end has not arrived. */
export const reactions: readonly Reaction[] = [
  whenever('arrivalScan.scanned').propose('shipment', 'shipment.itemArrived', ({ data, known }, _, before) => {
    const { barcode, ...seal } = data as ArrivalFact<'arrivalScan.scanned'>['data'];
    const scan = scanOf(before);
    const facts = known as unknown as Known;
    const item = itemOf(barcode) ?? '';
    const isComing = shipped(itemsOf(facts), item)?.state === 'inTransit';
    return isComing && completes(scan, facts, barcode) ? [{ id: scan.shipment, data: { item, ...seal } }] : [];
  }),
  whenFinished('shipment.itemArrived', isPart),
  whenFinished('shipment.itemMarkedShort', isPart),
  whenFinished('shipment.itemMarkedNotArrived', (scan, item) => !isPart(scan, item)),
];
