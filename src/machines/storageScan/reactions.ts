import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import type { ParcelLookup } from '../scanning/parcel.ts';
import type { StorageScan } from './context.ts';
import { completes, groupNow, listed, storing, type Storing } from './scannedParcels.ts';

const sessionOf = (aggregate: Aggregate) => aggregate.context as StorageScan;
const parcelOf = (lookups: Readonly<Record<string, unknown>>) => lookups['parcel'] as ParcelLookup;

interface Payload {
  readonly barcode: string;
  readonly shelf?: string;
  readonly reason?: string;
}

/** Makes the payload of the event that takes an order into stock. */
const stockData = (type: Storing, shelf: string | undefined, reason: string | null | undefined) => ({
  ...(type === 'order.shelved' ? { shelf } : {}),
  ...(typeof reason === 'string' ? { reason } : {}),
});

/** Takes a fully scanned or accepted extra parcel into stock, by the event that its order allows. */
const intoStock = (type: Storing): readonly Reaction[] => [
  whenever('storageScan.scanned').propose('order', type, ({ data, lookups }, _, before) => {
    const { barcode, shelf } = data as Payload;
    const parcel = parcelOf(lookups);
    const session = sessionOf(before);
    const isFor = groupNow(session, parcel) !== 'extra' && completes(session, parcel, barcode);
    if (!isFor || storing(parcel, shelf) !== type) return [];
    return [{ id: parcel.id, data: stockData(type, shelf, listed(session, parcel.id)?.reason) }];
  }),
  whenever('storageScan.extraStored').propose('order', type, ({ data, lookups }) => {
    const { shelf, reason } = data as Payload;
    const parcel = parcelOf(lookups);
    return storing(parcel, shelf) === type ? [{ id: parcel.id, data: stockData(type, shelf, reason) }] : [];
  }),
];

/** Marks an order with an exception, if its states allow it. */
const marksOrder = (
  on: string,
  type: string,
  when: (session: StorageScan, parcel: ParcelLookup) => boolean,
): Reaction =>
  whenever(on).propose('order', type, ({ data, lookups }, _, before) => {
    const parcel = parcelOf(lookups);
    const { reason } = data as Payload;
    return parcel.takes.includes(type) && when(sessionOf(before), parcel) ? [{ id: parcel.id, data: { reason } }] : [];
  });

const seenInPart = (session: StorageScan, { id }: ParcelLookup) => (listed(session, id)?.seen.length ?? 0) > 0;

/** Reactions of a session: events of the orders that it found. */
export const reactions: readonly Reaction[] = [
  ...intoStock('order.warehoused'),
  ...intoStock('order.shelved'),
  ...intoStock('order.warehousedForReturn'),
  marksOrder('storageScan.missingMarked', 'order.markedShort', seenInPart),
  marksOrder('storageScan.missingMarked', 'order.searchOpened', (session, parcel) => !seenInPart(session, parcel)),
  marksOrder('storageScan.extraSetAside', 'order.markedExtra', () => true),
];
