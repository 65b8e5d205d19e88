import type { ArrivalScan } from '../arrivalScan/context.ts';
import type { Lookups } from '../arrivalScan/lookups.ts';
import { listedBag } from '../arrivalScan/arrivingItems.ts';
import type { Order } from '../order/context.ts';
import type { Package } from '../package/context.ts';
import { readCode } from '../scanning/code.ts';
import type { Shipment } from '../shipment/context.ts';
import { lockOf } from './lock.ts';
import { aggregateOf, textOf, type AggregateLookups } from './lookupRequest.ts';
import { parcelOf, waybillAsked } from './parcel.ts';

/** The shipment, locked exclusively because the scanned items arrive in it. */
const shipment = aggregateOf<Shipment>(
  'shipment',
  ({ data, aggregate }) => textOf(data, 'shipment') ?? (aggregate.context as ArrivalScan).shipment,
  ({ id, states, context: { toBranch, items } }): Lookups['shipment'] => ({
    id,
    document: states['document'] ?? '',
    finished: states['finish'] === 'finish.finished',
    toBranch,
    items: items.map(({ item, kind, state, flag }) => ({ item, kind, state, flag })),
  }),
  { alone: true },
);

const bag = aggregateOf<Package>(
  'package',
  ({ data }) => readCode(textOf(data, 'barcode') ?? '').bag,
  ({ id, states, context }): Lookups['bag'] => ({
    id,
    state: states['status'] ?? '',
    branch: context.location,
    holder: null,
    shelf: null,
    package: null,
    shipment: context.shipment ?? context.arrivedOn,
  }),
);

/** A parcel may come inside a bag of the shipment. */
const parcelWithBag = aggregateOf<Order>('order', waybillAsked, (aggregate, { aggregate: scan }) => ({
  ...parcelOf(aggregate),
  within: listedBag(scan.context as ArrivalScan, aggregate.context.package),
}));

/**
 * The lookups of arrival scans and storage scans that are other aggregates. A storage scan locks the parcel
 * exclusively because an event of the parcel follows.
 */
export const scanningLookups: Readonly<Record<string, AggregateLookups>> = {
  arrivalScan: { shipment, parcel: parcelWithBag, bag },
  storageScan: {
    lock: lockOf(({ data }) => textOf(data, 'branch')),
    parcel: aggregateOf<Order>('order', waybillAsked, parcelOf, { alone: true }),
  },
};
