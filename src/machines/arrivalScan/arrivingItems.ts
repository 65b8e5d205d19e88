import { readCode } from '../scanning/code.ts';
import { withPiece } from '../scanning/parcel.ts';
import type { ArrivalScan, ArrivingItem } from './context.ts';
import type { Lookups, ShippedItem } from './lookups.ts';

/** Returns the item that a code names: a waybill or a package number; null for neither. */
export const itemOf = (barcode: string): string | null => {
  const { waybill, bag } = readCode(barcode);
  return waybill ?? bag;
};

/** Returns the item as the scan recorded it, or undefined if it is not listed. */
export const listed = ({ items }: ArrivalScan, item: string): ArrivingItem | undefined =>
  Object.hasOwn(items, item) ? items[item] : undefined;

/** Returns the item as the shipment currently records it. */
export const shipped = (items: readonly ShippedItem[], item: string): ShippedItem | undefined =>
  items.find((one) => one.item === item);

/** Returns the bag if the scan lists it, else null. */
export const listedBag = (scan: ArrivalScan, bag: string | null): string | null =>
  bag !== null && listed(scan, bag)?.kind === 'package' ? bag : null;

/** Tests whether a scan completes a listed item: a package by its label, a parcel by its last piece. */
export function completes(scan: ArrivalScan, lookups: Pick<Lookups, 'parcel'>, barcode: string): boolean {
  const own = listed(scan, itemOf(barcode) ?? '');
  if (!own) return false;
  const seen = withPiece(own.seen, readCode(barcode).piece);
  return seen !== own.seen && seen.length >= (own.kind === 'order' ? (lookups.parcel?.pieces ?? 1) : 1);
}

/** Listed items that are not fully scanned and are still in transit, sorted by number. */
export const unscanned = (scan: ArrivalScan, items: readonly ShippedItem[]): readonly string[] =>
  Object.entries(scan.items)
    .filter(([item, { as }]) => {
      const now = shipped(items, item);
      return as === 'expected' && now?.state === 'inTransit' && now.flag === null;
    })
    .map(([item]) => item)
    .toSorted();

/** Tests whether only some pieces of an item arrived. */
export const isPart = (scan: ArrivalScan, item: string): boolean => (listed(scan, item)?.seen.length ?? 0) > 0;
