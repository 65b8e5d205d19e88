import type { ShipmentFact } from '#machines/order/known.ts';
import type { Life } from '#machines/kit/noun.ts';
import { order } from '#machines/order/index.ts';
import type { Package } from '#machines/package/context.ts';
import { bigPackage } from '#machines/package/index.ts';
import type { Shipment } from '#machines/shipment/context.ts';
import { shipment } from '#machines/shipment/index.ts';
import type { Row } from '#services/page.ts';
import type { FillDesk, Kind } from '#views/shapes/fill/desk.ts';
import { orderOf, piecesOf } from '#views/shapes/fill/parcels.ts';

/** A shipment as what is loaded onto it sees it. */
function shipmentFactOf({ id, states, context }: Life): ShipmentFact {
  const { fromBranch, toBranch, kind, plateNumber, trainNumber, driver } = context as Shipment;
  const vehicle = plateNumber ?? trainNumber ?? driver;
  return { id, open: states['document'] === 'enabled', fromBranch, toBranch, kind, vehicle };
}

const parcel: Kind = {
  noun: order,
  put: 'order.loaded',
  out: 'order.unloaded',
  follows: (key) => ({ type: 'shipment.orderUnlinked', data: { order: key } }),
  waiting: (branch) => [
    { field: 'currentBranch', op: 'eq', value: branch },
    { field: 'state', op: 'in', value: ['sorted', 'packed'] },
  ],
  lifeOf: orderOf,
  knownOf: (_, into) => ({ shipment: shipmentFactOf(into) }),
  isKnown: () => true,
  piecesOf,
};

/** A package as its row tells it. */
const bagOf = (row: Row): Life => ({
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
  noun: bigPackage,
  put: 'package.loaded',
  out: 'package.unloaded',
  follows: (key) => ({ type: 'shipment.packageUnlinked', data: { package: key } }),
  waiting: (branch) => [
    { field: 'location', op: 'eq', value: branch },
    { field: 'state', op: 'in', value: ['unused', 'packed', 'sealed'] },
  ],
  lifeOf: bagOf,
  knownOf(row, into) {
    const fact = shipmentFactOf(into);
    // A vehicle that goes straight to where the bag goes suits whatever the routes say.
    return { shipment: fact, ...(fact.toBranch === row['destination'] && { nextHop: fact.toBranch }) };
  },
  isKnown: (known) => 'nextHop' in known,
  piecesOf: () => 1,
};

/** Bags and loose parcels are scanned onto a shipment. */
export const loadingDesk: FillDesk = {
  noun: shipment,
  field: 'shipment',
  parcel,
  bag,
  contentsOf: ({ context }) =>
    (context as Shipment).items.map(({ item, kind, orders, grams }) => ({ key: item, kind, orders, grams })),
  results: { put: 'loaded', out: 'unloaded' },
  good: ['loaded', 'unloaded', 'partly'],
};
