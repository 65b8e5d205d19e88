import type { Evolve } from '../kit/evolve.ts';
import { readCode } from '../scanning/code.ts';
import { whereaboutsOf, withPiece, type Whereabouts } from '../scanning/parcel.ts';
import type { Arrival, ArrivalScan, ArrivingItem, ExtraItem } from './context.ts';
import type { ArrivalRecordedEvent } from './events.ts';
import { completes, isPart, itemOf, listed, shipped, unscanned } from './arrivingItems.ts';
import type { Lookups, ShippedItem } from './lookups.ts';

/** Returns the outcome that the shipment records for an item before it is scanned here. */
function arrivalOf({ state, flag }: ShippedItem): Arrival {
  if (state === 'lost') return 'lost';
  if (state !== 'inTransit') return 'arrivedEarlier';
  return flag === 'notArrived' ? 'notArrived' : 'expected';
}

const whereOf = ({ parcel, bag }: Lookups): Whereabouts | null => {
  if (parcel) return whereaboutsOf(parcel);
  if (!bag) return null;
  const { id: _, ...where } = bag;
  return where;
};

/**
 * Marks a listed item as arrived and records an unlisted one as extra, unless it is inside a listed bag. A repeated piece
 * only counts as a duplicate.
 */
function scanned(scan: ArrivalScan, event: ArrivalRecordedEvent<'arrivalScan.scanned'>): Partial<ArrivalScan> {
  const { barcode } = event.data;
  const lookups = event.lookups as unknown as Lookups;
  const item = itemOf(barcode) ?? '';
  const own = listed(scan, item);
  type Result = NonNullable<ArrivalScan['last']>['result'];
  const last = (result: Result) => ({ barcode, item, result, at: event.at });
  const again = () => ({ duplicates: scan.duplicates + 1, last: last('duplicate') });
  if (!own) {
    const bag = lookups.parcel?.within;
    if (bag) return { last: { ...last('inBag'), bag } };
    const where = whereOf(lookups);
    if (Object.hasOwn(scan.extras, item) || !where) return again();
    const extra: ExtraItem = { kind: readCode(barcode).bag === null ? 'order' : 'package', where };
    return { extras: { ...scan.extras, [item]: extra }, last: last('extra') };
  }
  const seen = withPiece(own.seen, readCode(barcode).piece);
  if (seen === own.seen) return again();
  const isComplete = completes(scan, lookups, barcode);
  const after: ArrivingItem = { ...own, seen, as: isComplete ? 'arrived' : own.as };
  return { items: { ...scan.items, [item]: after }, last: last(isComplete ? 'arrived' : 'partly') };
}

/** Marks unscanned items as not arrived or short, and items that the shipment received elsewhere as arrived earlier. */
function closed(scan: ArrivalScan, lookups: Lookups): ArrivalScan['items'] {
  const items = lookups.shipment?.items ?? [];
  const missing = new Set(unscanned(scan, items));
  return Object.fromEntries(
    Object.entries(scan.items).map(([item, own]): [string, ArrivingItem] => {
      if (missing.has(item)) return [item, { ...own, as: isPart(scan, item) ? 'short' : 'notArrived' }];
      const now = shipped(items, item);
      return [item, own.as === 'expected' && now ? { ...own, as: arrivalOf(now) } : own];
    }),
  );
}

export const evolve: Evolve<ArrivalScan> = {
  'arrivalScan.opened': (_, { data, actor, at, lookups }: ArrivalRecordedEvent<'arrivalScan.opened'>) => {
    const { shipment } = lookups as unknown as Lookups;
    return {
      shipment: data.shipment,
      branch: shipment?.toBranch ?? '',
      openedBy: actor.id,
      openedByName: actor.name,
      openedAt: at,
      items: Object.fromEntries(
        (shipment?.items ?? []).map((item): [string, ArrivingItem] => [
          item.item,
          { kind: item.kind, as: arrivalOf(item), seen: [] },
        ]),
      ),
    };
  },
  'arrivalScan.scanned': scanned,
  'arrivalScan.finished': (scan, { data, actor, at, lookups }: ArrivalRecordedEvent<'arrivalScan.finished'>) => ({
    items: closed(scan, lookups as unknown as Lookups),
    finishedByName: actor.name,
    finishedAt: at,
    reason: data.reason ?? null,
  }),
  'arrivalScan.abandoned': (_, { data, actor, at }: ArrivalRecordedEvent<'arrivalScan.abandoned'>) => ({
    finishedByName: actor.name,
    finishedAt: at,
    reason: data.reason,
  }),
};
