import type { Package } from '../package/context.ts';
import type { BranchFact, ShipmentFact } from '../order/known.ts';
import type { Order } from '../order/context.ts';
import type { Branch, Car, Carrier, Shelf } from '../registers/index.ts';
import type { Shipment } from '../shipment/context.ts';
import { lifeOf, textOf, type LifeFacts } from './ask.ts';
import { bagFactOf } from './bagFact.ts';
import { lock } from './lock.ts';

/** The package an event puts a parcel into, else the one it is in: nobody else looks at it meanwhile, for it will change. */
export const bag = lifeOf<Package>(
  'package',
  (ask) => textOf(ask.data, 'package') ?? (ask.life.context as Order).package,
  bagFactOf,
  { alone: true },
);

/** The shipment something is loaded onto: it will change too. */
export const shipment = lifeOf<Shipment>(
  'shipment',
  (ask) => textOf(ask.data, 'shipment'),
  ({ id, states, context }): ShipmentFact => ({
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
export const shelf = lifeOf<Shelf>(
  'shelf',
  (ask) => textOf(ask.data, 'shelf'),
  ({ id, states, context }) => (states['shelf'] === 'registered' ? { id, branch: context.branch } : null),
);

const branchFact = ({
  id,
  states,
  context,
}: {
  id: string;
  states: Readonly<Record<string, string>>;
  context: Branch;
}): BranchFact => ({
  id,
  country: context.country,
  city: context.city,
  enabled: context.enabled && states['branch'] === 'registered',
});

const branchNamed = (field: string) => lifeOf<Branch>('branch', (ask) => textOf(ask.data, field), branchFact);

/** What the rules of a package look at outside of it. */
const packageFacts: LifeFacts = {
  lock,
  shipment,
  place: branchNamed('destination'),
  nextHop: lifeOf<Branch>(
    'branch',
    ({ actor, life }) => actor.branch ?? (life.context as Package).location,
    ({ context }, { life }) => context.nextHops[(life.context as Package).destination] ?? null,
  ),
};

/** What the rules of a shipment look at outside of it. */
const shipmentFacts: LifeFacts = {
  lock,
  from: branchNamed('fromBranch'),
  to: branchNamed('toBranch'),
  car: lifeOf<Car>(
    'car',
    ({ data }) => textOf(data, 'car'),
    ({ id, states, context }) => (states['car'] === 'registered' ? { id, plateNumber: context.plateNumber } : null),
  ),
  carrier: lifeOf<Carrier>(
    'carrier',
    ({ data }) => textOf(data, 'carrier'),
    ({ id, states, context }) => (states['carrier'] === 'registered' ? { id, name: context.name } : null),
  ),
};

export const transportFacts: Readonly<Record<string, LifeFacts>> = {
  package: packageFacts,
  shipment: shipmentFacts,
};
