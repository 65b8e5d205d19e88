import { bagLookupOf } from '#machines/lookups/bagLookup.ts';
import order from '#views/records/order/presentation.ts';
import type { Package } from '#machines/package/context.ts';
import bigPackage from '#views/records/package/presentation.ts';
import type { FillDesk, Kind } from '#views/shapes/fill/desk.ts';
import { codeRules, lastBranchOf, loadOf, orderOf, piecesOf } from '#views/records/order/parcels.ts';

/** States from which a parcel can be packed. */
const PACKABLE = ['warehoused', 'inStorage', 'sorted', 'toBeSentBack'];

const parcel: Kind = {
  aggregateType: order,
  record: 'order',
  put: 'order.packed',
  out: 'order.unpacked',
  follows: (key) => ({ type: 'package.orderUnpacked', data: { order: key } }),
  waiting: (branch) => [
    { field: 'currentBranch', op: 'eq', value: branch },
    { field: 'state', op: 'in', value: PACKABLE },
  ],
  aggregateOf: orderOf,
  lookupsOf(row, into) {
    const bag = bagLookupOf({ ...into, context: into.context as Package });
    // A bag to the parcel's destination is allowed, independent of the route's next branch.
    const next = row['nextBranch'] ?? (bag.destination === lastBranchOf(row) ? bag.destination : undefined);
    return { bag, ...(next !== undefined && { nextHop: next }) };
  },
  isKnown: (lookups) => 'nextHop' in lookups,
  loadOf,
  piecesOf,
};

/** Desk that scans parcels into a bag; a bag's number opens that bag. */
export const sortingDesk: FillDesk = {
  aggregateType: bigPackage,
  field: 'package',
  parcel,
  bag: null,
  contentsOf: ({ context }) =>
    (context as Package).contents.map(({ order: key, grams }) => ({ key, kind: 'order', orders: 1, grams })),
  guide: ({ id, context }) => ({ kind: 'bag', bag: id, branch: (context as Package).destination }),
  rules: codeRules,
  results: { put: 'packed', out: 'unpacked' },
  good: ['packed', 'unpacked', 'opened', 'partly'],
};
