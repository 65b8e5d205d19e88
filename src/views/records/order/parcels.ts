import type { Order } from '#machines/order/context.ts';
import { order } from '#machines/order/index.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
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

/** Builds the aggregate of an order from its list row: the states of all regions, location and destination. */
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

/** Returns the final branch of a parcel: the origin if it is sent back. */
export const lastBranchOf = (row: Row): unknown =>
  row['reverse'] === 'none' ? row['destinationBranch'] : row['originBranch'];

/** Returns the load of a parcel: one order with the weight in its row. */
export const loadOf = (row: Row | undefined): { orders: number; grams: number } => ({
  orders: 1,
  grams: Number(row?.['weightGrams'] ?? 0),
});

/** Rules that refuse a code of no record, and a code without the required piece number. */
export const codeRules = { exists: 'arrivalScan.itemExists', pieceIsNamed: 'arrivalScan.pieceIsNamed' } as const;

/** Returns the number of pieces of a waybill, which are scanned one by one. */
export const piecesOf = (row: Row): number => Number(row['pieces'] ?? 1);
