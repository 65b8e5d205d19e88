import { readCode } from '../scanning/code.ts';
import { withPiece, type ParcelLookup } from '../scanning/parcel.ts';
import type { ScannedParcel, StorageScan } from './context.ts';
import { groupOf, type Group } from './groups.ts';

/** Returns the parcel as recorded in the session, or undefined. */
export const listed = ({ parcels }: StorageScan, order: string): ScannedParcel | undefined =>
  Object.hasOwn(parcels, order) ? parcels[order] : undefined;

/** Returns the current group of a parcel; one collected since then waits for warehousing. */
export function groupNow(session: StorageScan, parcel: ParcelLookup): Group {
  const own = listed(session, parcel.id);
  if (own && own.group !== 'pendingCollection') return own.group;
  return groupOf(parcel, session.branch, session.kind) ?? own?.group ?? 'extra';
}

/** Tests whether a scan completes a parcel: it adds the last missing piece. */
export function completes(session: StorageScan, parcel: ParcelLookup, barcode: string): boolean {
  const seen = listed(session, parcel.id)?.seen ?? [];
  const after = withPiece(seen, readCode(barcode).piece);
  return after !== seen && after.length >= parcel.pieces;
}

export type Storing = 'order.warehoused' | 'order.shelved' | 'order.warehousedForReturn';

/** Returns the event that takes a parcel into stock; null if its state allows none. */
export function storing(parcel: ParcelLookup, shelf: string | undefined): Storing | null {
  const takes = (type: Storing) => parcel.takes.includes(type);
  if (takes('order.warehousedForReturn')) return 'order.warehousedForReturn';
  if (shelf !== undefined && takes('order.shelved')) return 'order.shelved';
  return takes('order.warehoused') ? 'order.warehoused' : null;
}
