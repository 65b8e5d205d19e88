import { bagFactOf } from '#machines/facts/bagFact.ts';
import { order } from '#machines/order/index.ts';
import type { Package } from '#machines/package/context.ts';
import { bigPackage } from '#machines/package/index.ts';
import type { FillDesk, Kind } from '#views/shapes/fill/desk.ts';
import { lastBranchOf, orderOf, piecesOf } from '#views/shapes/fill/parcels.ts';

/** States from which a parcel is packed. */
const PACKABLE = ['warehoused', 'inStorage', 'sorted', 'toBeSentBack'];

const parcel: Kind = {
  noun: order,
  put: 'order.packed',
  out: 'order.unpacked',
  follows: (key) => ({ type: 'package.orderUnpacked', data: { order: key } }),
  waiting: (branch) => [
    { field: 'currentBranch', op: 'eq', value: branch },
    { field: 'state', op: 'in', value: PACKABLE },
  ],
  lifeOf: orderOf,
  knownOf(row, into) {
    const bag = bagFactOf({ ...into, context: into.context as Package });
    // A bag that goes all the way suits wherever the routes lead next.
    const next = row['nextBranch'] ?? (bag.destination === lastBranchOf(row) ? bag.destination : undefined);
    return { bag, ...(next !== undefined && { nextHop: next }) };
  },
  isKnown: (known) => 'nextHop' in known,
  piecesOf,
};

/** Parcels are scanned into a bag; a bag's number opens that bag. */
export const sortingDesk: FillDesk = {
  noun: bigPackage,
  field: 'package',
  parcel,
  bag: null,
  contentsOf: ({ context }) =>
    (context as Package).contents.map(({ order: key, grams }) => ({ key, kind: 'order', orders: 1, grams })),
  results: { put: 'packed', out: 'unpacked' },
  good: ['packed', 'unpacked', 'opened', 'partly'],
};
