import { readCode } from '../scanning/code.ts';
import { withPiece } from '../scanning/parcel.ts';
import type { ArrivalScan, ArrivingItem } from './context.ts';
import type { Lookups, ShippedItem } from './lookups.ts';

/** The item a code names: a waybill, or a package's number; null for neither. */
export const itemOf = (barcode: string): string | null => {
  const { waybill, bag } = readCode(barcode);
  return waybill ?? bag;
};

/** The item as the scan has it, if it does. */
export const listed = ({ items }: ArrivalScan, item: string): ArrivingItem | undefined =>
  Object.hasOwn(items, item) ? items[item] : undefined;

/** The item as the shipment itself has it now. */
export const shipped = (items: readonly ShippedItem[], item: string): ShippedItem | undefined =>
  items.find((one) => one.item === item);

/** Whether a scan completes an item on the list: a package by its label, a parcel by the last of its pieces. */
export function completes(scan: ArrivalScan, known: Pick<Lookups, 'parcel'>, barcode: string): boolean {
  const own = listed(scan, itemOf(barcode) ?? '');
  if (!own) return false;
  const seen = withPiece(own.seen, readCode(barcode).piece);
  return seen !== own.seen && seen.length >= (own.kind === 'order' ? (known.parcel?.pieces ?? 1) : 1);
}

/** Items on the list that nobody scanned whole and that are still on their way; by number, in whatever order they are stored. */
export const unscanned = (scan: ArrivalScan, items: readonly ShippedItem[]): readonly string[] =>
  Object.entries(scan.items)
    .filter(([item, { as }]) => {
      const now = shipped(items, item);
      return as === 'expected' && now?.state === 'inTransit' && now.flag === null;
    })
    .map(([item]) => item)
    .toSorted();

/** Whether some pieces of an item came, and not all. */
export const isPart = (scan: ArrivalScan, item: string): boolean => (listed(scan, item)?.seen.length ?? 0) > 0;
