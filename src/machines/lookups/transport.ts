import type { Package } from '../package/context.ts';
import type { BranchLookup, ShipmentLookup } from '../order/lookups.ts';
import type { Order } from '../order/context.ts';
import type { Branch, Car, Carrier, Shelf } from '../registers/index.ts';
import type { Shipment } from '../shipment/context.ts';
import { aggregateOf, textOf, type AggregateLookups } from './lookupRequest.ts';
import { bagLookupOf } from './bagLookup.ts';
import { lock } from './lock.ts';

/** The package that an event names, else the parcel's present one; locked exclusively because it will change. */
export const bag = aggregateOf<Package>(
  'package',
  (source) => textOf(source.data, 'package') ?? (source.aggregate.context as Order).package,
  bagLookupOf,
  { alone: true },
);

/** The shipment that an event names; locked exclusively because it will change. */
export const shipment = aggregateOf<Shipment>(
  'shipment',
  (source) => textOf(source.data, 'shipment'),
  ({ id, states, context }): ShipmentLookup => ({
    id,
    open: states['document'] === 'enabled',
    fromBranch: context.fromBranch,
    toBranch: context.toBranch,
    kind: context.kind,
    vehicle: context.plateNumber ?? context.trainNumber ?? context.driver,
  }),
  { alone: true },
);

/** A shelf that is in use. */
export const shelf = aggregateOf<Shelf>(
  'shelf',
  (source) => textOf(source.data, 'shelf'),
  ({ id, states, context }) => (states['shelf'] === 'registered' ? { id, branch: context.branch } : null),
);

const branchLookup = ({
  id,
  states,
  context,
}: {
  id: string;
  states: Readonly<Record<string, string>>;
  context: Branch;
}): BranchLookup => ({
  id,
  country: context.country,
  city: context.city,
  enabled: context.enabled && states['branch'] === 'registered',
});

const branchNamed = (field: string) =>
  aggregateOf<Branch>('branch', (source) => textOf(source.data, field), branchLookup);

/** The lookups of a package that are other aggregates. */
const packageLookups: AggregateLookups = {
  lock,
  shipment,
  place: branchNamed('destination'),
  nextHop: aggregateOf<Branch>(
    'branch',
    ({ actor, aggregate }) => actor.branch ?? (aggregate.context as Package).location,
    ({ context }, { aggregate }) => context.nextHops[(aggregate.context as Package).destination] ?? null,
  ),
};

/** The lookups of a shipment that are other aggregates. */
const shipmentLookups: AggregateLookups = {
  lock,
  from: branchNamed('fromBranch'),
  to: branchNamed('toBranch'),
  car: aggregateOf<Car>(
    'car',
    ({ data }) => textOf(data, 'car'),
    ({ id, states, context }) => (states['car'] === 'registered' ? { id, plateNumber: context.plateNumber } : null),
  ),
  carrier: aggregateOf<Carrier>(
    'carrier',
    ({ data }) => textOf(data, 'carrier'),
    ({ id, states, context }) => (states['carrier'] === 'registered' ? { id, name: context.name } : null),
  ),
};

export const transportLookups: Readonly<Record<string, AggregateLookups>> = {
  package: packageLookups,
  shipment: shipmentLookups,
};
