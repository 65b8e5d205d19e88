import { reactionsOf, type Reaction } from '../kit/reaction.ts';
import type { ParcelLookup } from '../scanning/parcel.ts';
import type { StorageScan } from './context.ts';
import { completes, groupNow, listed, storing, type Storing } from './scannedParcels.ts';
import type { StorageEvents } from './events.ts';

const { whenever } = reactionsOf<StorageEvents, StorageScan, { readonly parcel: ParcelLookup }>();

/** Makes the payload of the event that takes an order into stock. */
const stockData = (type: Storing, shelf: string | undefined, reason: string | null | undefined) => ({
  ...(type === 'order.shelved' ? { shelf } : {}),
  ...(typeof reason === 'string' ? { reason } : {}),
});

/** Takes a fully scanned or accepted extra parcel into stock, by the event that its order allows. */
const intoStock = (type: Storing): readonly Reaction[] => [
  whenever('storageScan.scanned').propose('order', type, ({ data, lookups }, _, before) => {
    const { barcode, shelf } = data;
    const parcel = lookups.parcel;
    const session = before.context;
    const isFor = groupNow(session, parcel) !== 'extra' && completes(session, parcel, barcode);
    if (!isFor || storing(parcel, shelf) !== type) return [];
    return [{ id: parcel.id, data: stockData(type, shelf, listed(session, parcel.id)?.reason) }];
  }),
  whenever('storageScan.extraStored').propose('order', type, ({ data, lookups }) => {
    const { shelf, reason } = data;
    const parcel = lookups.parcel;
    return storing(parcel, shelf) === type ? [{ id: parcel.id, data: stockData(type, shelf, reason) }] : [];
  }),
];

/** Marks an order with an exception, if its states allow it. */
const marksOrder = (
  on: 'storageScan.missingMarked' | 'storageScan.extraSetAside',
  type: string,
  when: (session: StorageScan, parcel: ParcelLookup) => boolean,
): Reaction =>
  whenever(on).propose('order', type, ({ data, lookups }, _, before) => {
    const parcel = lookups.parcel;
    const { reason } = data;
    return parcel.takes.includes(type) && when(before.context, parcel) ? [{ id: parcel.id, data: { reason } }] : [];
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
