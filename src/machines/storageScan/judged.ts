import { readCode } from '../scanning/code.ts';
import { withPiece, type ParcelLookup } from '../scanning/parcel.ts';
import type { ScannedParcel, StorageScan } from './context.ts';
import { groupOf, type Group } from './groups.ts';

/** The parcel as the session has it, if it does. */
export const listed = ({ parcels }: StorageScan, order: string): ScannedParcel | undefined =>
  Object.hasOwn(parcels, order) ? parcels[order] : undefined;

/** The group a parcel belongs to now: one that has meanwhile been collected waits for warehousing. */
export function groupNow(session: StorageScan, parcel: ParcelLookup): Group {
  const own = listed(session, parcel.id);
  if (own && own.group !== 'pendingCollection') return own.group;
  return groupOf(parcel, session.branch, session.kind) ?? own?.group ?? 'extra';
}

/** Whether a scan completes the parcel: all of its pieces are there, for the first time. */
export function completes(session: StorageScan, parcel: ParcelLookup, barcode: string): boolean {
  const seen = listed(session, parcel.id)?.seen ?? [];
  const after = withPiece(seen, readCode(barcode).piece);
  return after !== seen && after.length >= parcel.pieces;
}

export type Storing = 'order.warehoused' | 'order.shelved' | 'order.warehousedForReturn';

/** The event that takes a parcel into stock; null where its state knows none. */
export function storing(parcel: ParcelLookup, shelf: string | undefined): Storing | null {
  const takes = (type: Storing) => parcel.takes.includes(type);
  if (takes('order.warehousedForReturn')) return 'order.warehousedForReturn';
  if (shelf !== undefined && takes('order.shelved')) return 'order.shelved';
  return takes('order.warehoused') ? 'order.warehoused' : null;
}
