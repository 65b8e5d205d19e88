import type { Order } from '#machines/order/context.ts';
import { order } from '#machines/order/index.ts';
import type { Life } from '#machines/kit/noun.ts';
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

const FACTS = [
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
export const orderOf = (row: Row): Life => ({
  id: row.id,
  version: row.version,
  states: {
    custody: row.state,
    ...Object.fromEntries(
      Object.entries(REGIONS).map(([region, field]) => [region, `${region}.${String(row[field])}`]),
    ),
  },
  remembered: {},
  context: { ...(order.initial as Order), ...Object.fromEntries(FACTS.map((field) => [field, row[field]])) },
});

/** Where a parcel must go in the end: home, when it is sent back. */
export const lastBranchOf = (row: Row): unknown =>
  row['reverse'] === 'none' ? row['destinationBranch'] : row['originBranch'];

/** Waybills have their pieces scanned one by one. */
export const piecesOf = (row: Row): number => Number(row['pieces'] ?? 1);
