import type { Order } from '#machines/order/context.ts';
import { order } from '#machines/order/index.ts';
import type { Aggregate } from '#machines/kit/aggregateType.ts';
import type { Row } from '#services/page.ts';

const REGIONS = {
  exception: 'exception',
  customs: 'customs',
  collection: 'payCollection',
  sign: 'paySign',
  online: 'payOnline',
  reverseSign: 'payReverseSign',
  reverse: 'reverse',
  cancelRequest: 'cancelRequest',
  intercept: 'intercept',
  request: 'request',
} as const;

const FIELDS = [
  'originBranch',
  'destinationBranch',
  'currentBranch',
  'nextBranch',
  'package',
  'shipment',
  'pieces',
  'weightGrams',
] as const satisfies readonly (keyof Order)[];

/** An order as its row tells it: the states of all regions, and where it is and goes. */
export const orderOf = (row: Row): Aggregate => ({
  id: row.id,
  version: row.version,
  states: {
    custody: row.state,
    ...Object.fromEntries(
      Object.entries(REGIONS).map(([region, field]) => [region, `${region}.${String(row[field])}`]),
    ),
  },
  remembered: {},
  context: { ...(order.initial as Order), ...Object.fromEntries(FIELDS.map((field) => [field, row[field]])) },
});

/** Where a parcel must go in the end: home, when it is sent back. */
export const lastBranchOf = (row: Row): unknown =>
  row['reverse'] === 'none' ? row['destinationBranch'] : row['originBranch'];

/** A parcel is one order, of the weight that its row tells. */
export const loadOf = (row: Row | undefined): { orders: number; grams: number } => ({
  orders: 1,
  grams: Number(row?.['weightGrams'] ?? 0),
});

/** The rules that refuse a code which names nothing, and one that does not say which piece it is. */
export const codeRules = { exists: 'arrivalScan.itemExists', pieceIsNamed: 'arrivalScan.pieceIsNamed' } as const;

/** Waybills have their pieces scanned one by one. */
export const piecesOf = (row: Row): number => Number(row['pieces'] ?? 1);
