import type { ShipmentLookup } from '#machines/order/lookups.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import order from '#views/records/order/presentation.ts';
import type { Package } from '#machines/package/context.ts';
import bigPackage from '#views/records/package/presentation.ts';
import type { Shipment } from '#machines/shipment/context.ts';
import shipment from '#views/records/shipment/presentation.ts';
import type { Row } from '#services/page.ts';
import type { FillDesk, Kind } from '#views/shapes/fill/desk.ts';
import { codeRules, loadOf, orderOf, piecesOf } from '#views/records/order/parcels.ts';

/** Returns the shipment in the form of the lookup that its items read. */
function shipmentLookupOf({ id, states, context }: Aggregate): ShipmentLookup {
  const { fromBranch, toBranch, kind, plateNumber, trainNumber, driver } = context as Shipment;
  const vehicle = plateNumber ?? trainNumber ?? driver;
  return { id, open: states['document'] === 'enabled', fromBranch, toBranch, kind, vehicle };
}

const parcel: Kind = {
  aggregateType: order,
  record: 'order',
  put: 'order.loaded',
  out: 'order.unloaded',
  follows: (key) => ({ type: 'shipment.orderUnlinked', data: { order: key } }),
  waiting: (branch) => [
    { field: 'currentBranch', op: 'eq', value: branch },
    { field: 'state', op: 'in', value: ['sorted', 'packed'] },
  ],
  aggregateOf: orderOf,
  lookupsOf: (_, into) => ({ shipment: shipmentLookupOf(into) }),
  isKnown: () => true,
  loadOf,
  piecesOf,
};

/** Builds the aggregate of a bag from its list row. */
const bagOf = (row: Row): Aggregate => ({
  id: row.id,
  version: row.version,
  states: { status: row.state, exception: `exception.${String(row['exception'])}` },
  remembered: {},
  context: {
    ...(bigPackage.initial as Package),
    destination: row['destination'],
    location: row['location'],
    shipment: row['shipment'],
    sealNumber: row['sealNumber'],
  },
});

const bag: Kind = {
  aggregateType: bigPackage,
  record: 'package',
  put: 'package.loaded',
  out: 'package.unloaded',
  follows: (key) => ({ type: 'shipment.packageUnlinked', data: { package: key } }),
  waiting: (branch) => [
    { field: 'location', op: 'eq', value: branch },
    { field: 'state', op: 'in', value: ['unused', 'packed', 'sealed'] },
  ],
  aggregateOf: bagOf,
  lookupsOf(row, into) {
    const lookup = shipmentLookupOf(into);
    // A vehicle that goes directly to the bag's destination is always allowed, independent of the routes.
    return { shipment: lookup, ...(lookup.toBranch === row['destination'] && { nextHop: lookup.toBranch }) };
  },
  isKnown: (lookups) => 'nextHop' in lookups,
  loadOf: (row) => ({ orders: Number(row?.['count'] ?? 0), grams: Number(row?.['grams'] ?? 0) }),
  piecesOf: () => 1,
};

/** Desk that scans bags and loose parcels onto a shipment. */
export const loadingDesk: FillDesk = {
  aggregateType: shipment,
  field: 'shipment',
  parcel,
  bag,
  contentsOf: ({ context }) =>
    (context as Shipment).items.map(({ item, kind, orders, grams }) => ({ key: item, kind, orders, grams })),
  guide: ({ context }) => ({ kind: 'vehicle', branch: (context as Shipment).toBranch }),
  rules: codeRules,
  results: { put: 'loaded', out: 'unloaded' },
  good: ['loaded', 'unloaded', 'partly'],
};
