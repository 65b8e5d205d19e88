import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Life } from '../kit/noun.ts';
import type { ParcelFact } from '../scanning/parcel.ts';
import type { StorageScan } from './context.ts';
import { completes, groupNow, listed, storing, type Storing } from './judged.ts';

const sessionOf = (life: Life) => life.context as StorageScan;
const parcelOf = (known: Readonly<Record<string, unknown>>) => known['parcel'] as ParcelFact;

interface Asked {
  readonly barcode: string;
  readonly shelf?: string;
  readonly reason?: string;
}

/** What an order is told when it comes into stock. */
const told = (type: Storing, shelf: string | undefined, reason: string | null | undefined) => ({
  ...(type === 'order.shelved' ? { shelf } : {}),
  ...(typeof reason === 'string' ? { reason } : {}),
});

/** A parcel scanned whole, or an extra one taken in, comes into stock: by the event that fits its order. */
const intoStock = (type: Storing): readonly Reaction[] => [
  whenever('storageScan.scanned').propose('order', type, ({ data, known }, _, before) => {
    const { barcode, shelf } = data as Asked;
    const parcel = parcelOf(known);
    const session = sessionOf(before);
    const isFor = groupNow(session, parcel) !== 'extra' && completes(session, parcel, barcode);
    if (!isFor || storing(parcel, shelf) !== type) return [];
    return [{ id: parcel.id, data: told(type, shelf, listed(session, parcel.id)?.reason) }];
  }),
  whenever('storageScan.extraStored').propose('order', type, ({ data, known }) => {
    const { shelf, reason } = data as Asked;
    const parcel = parcelOf(known);
    return storing(parcel, shelf) === type ? [{ id: parcel.id, data: told(type, shelf, reason) }] : [];
  }),
];

/** An order gets an exception, where its states know it. */
const flagged = (on: string, type: string, when: (session: StorageScan, parcel: ParcelFact) => boolean): Reaction =>
  whenever(on).propose('order', type, ({ data, known }, _, before) => {
    const parcel = parcelOf(known);
    const { reason } = data as Asked;
    return parcel.takes.includes(type) && when(sessionOf(before), parcel) ? [{ id: parcel.id, data: { reason } }] : [];
  });

const seenInPart = (session: StorageScan, { id }: ParcelFact) => (listed(session, id)?.seen.length ?? 0) > 0;

/** What a session finds becomes so in the orders themselves. */
export const reactions: readonly Reaction[] = [
  ...intoStock('order.warehoused'),
  ...intoStock('order.shelved'),
  ...intoStock('order.warehousedForReturn'),
  flagged('storageScan.missingMarked', 'order.markedShort', seenInPart),
  flagged('storageScan.missingMarked', 'order.searchOpened', (session, parcel) => !seenInPart(session, parcel)),
  flagged('storageScan.extraSetAside', 'order.markedExtra', () => true),
];
