/** Kinds of open work, beside parcels and cash, that a person hands over before leaving. */
export const WORK_KINDS = [
  'workOrder',
  'problemItem',
  'inventoryTask',
  'storageScan',
  'arrivalScan',
  'package',
  'shipment',
  'merchant',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** Open work of one kind: its number, and one example. */
export interface OpenWork {
  readonly kind: WorkKind;
  readonly count: number;
  readonly example: string;
}
