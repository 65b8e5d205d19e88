import type { Aggregate } from '../../kit/aggregate.ts';
import { reactionsOf, type Reaction } from '../../kit/reaction.ts';
import { system } from '../../kit/actor.ts';
import type { Order } from '../context.ts';
import type { OrderEvents } from '../events.ts';

const { whenever } = reactionsOf<OrderEvents, Order>();

const custodyOf = (aggregate: Aggregate<Order>) => aggregate.states['custody'] ?? '';
const directionOf = (state: string | undefined) => (state ?? '').slice('reverse.'.length);

const intoPackage = (aggregate: Aggregate<Order>) => {
  const { package: bag, weightGrams } = aggregate.context;
  const data = { order: aggregate.id, grams: weightGrams, direction: directionOf(aggregate.states['reverse']) };
  return bag === null ? [] : [{ id: bag, data }];
};

const outOfPackage = (aggregate: Aggregate<Order>, before: Aggregate<Order>) => {
  const { package: bag } = before.context;
  return bag === null || aggregate.context.package === bag ? [] : [{ id: bag, data: { order: aggregate.id } }];
};

/** The shipment on which an order travels, or arrived, as a loose parcel. */
const looseOn = (aggregate: Aggregate<Order>) => {
  const { package: bag, shipment, arrivedOn } = aggregate.context;
  return bag === null ? (shipment ?? arrivedOn) : null;
};

const ontoShipment = (aggregate: Aggregate<Order>) => {
  const { package: bag, shipment, weightGrams } = aggregate.context;
  return bag !== null || shipment === null ? [] : [{ id: shipment, data: { order: aggregate.id, grams: weightGrams } }];
};

const ofShipment = (aggregate: Aggregate<Order>, shipment: string | null) =>
  shipment === null ? [] : [{ id: shipment, data: { item: aggregate.id } }];

/** Reports to the shipment that its loose item is stored. */
const takenIn = (['order.warehoused', 'order.shelved', 'order.warehousedForReturn', 'order.diverted'] as const).map(
  (on) =>
    whenever(on).propose('shipment', 'shipment.itemStored', (_, aggregate, before) =>
      ofShipment(aggregate, before.context.arrivedOn),
    ),
);

/**
 * Removes a found or lost parcel from its package and shipment. The system's own events need no answer: they come
 * from the package or the shipment.
 */
const removed = (on: keyof OrderEvents, shipmentEvent: string): Reaction[] => [
  whenever(on).propose('package', 'package.orderRemoved', ({ actor }, aggregate, before) =>
    actor.id === system.id ? [] : outOfPackage(aggregate, before),
  ),
  whenever(on).propose('shipment', shipmentEvent, ({ actor }, aggregate, before) =>
    actor.id === system.id ? [] : ofShipment(aggregate, looseOn(before)),
  ),
];

const moved = (aggregate: Aggregate<Order>, before: Aggregate<Order>) =>
  custodyOf(aggregate) !== custodyOf(before) || aggregate.context.shipment !== before.context.shipment;

/** Undoes a voided event in its package or shipment. One that is closed or has left refuses the correction. */
const voided: readonly Reaction[] = [
  whenever('order.eventVoided').propose('package', 'package.orderUnpacked', (_, aggregate, before) =>
    outOfPackage(aggregate, before),
  ),
  whenever('order.eventVoided').propose('package', 'package.orderPacked', (_, aggregate, before) =>
    aggregate.context.package !== before.context.package || moved(aggregate, before) ? intoPackage(aggregate) : [],
  ),
  whenever('order.eventVoided').propose('shipment', 'shipment.orderUnlinked', (_, aggregate, before) => {
    const left = looseOn(before);
    return left === null || looseOn(aggregate) === left ? [] : [{ id: left, data: { order: aggregate.id } }];
  }),
  whenever('order.eventVoided').propose('shipment', 'shipment.orderLinked', (_, aggregate, before) =>
    moved(aggregate, before) ? ontoShipment(aggregate) : [],
  ),
];

/** Events that an order's events propose to packages and shipments. */
export const transport: readonly Reaction[] = [
  whenever('order.packed').propose('package', 'package.orderPacked', (_, aggregate) => intoPackage(aggregate)),
  whenever('order.unpacked').propose('package', 'package.orderUnpacked', (_, aggregate, before) =>
    outOfPackage(aggregate, before),
  ),
  whenever('order.diverted').propose('package', 'package.orderUnpacked', (_, aggregate, before) =>
    outOfPackage(aggregate, before),
  ),
  whenever('order.loaded').propose('shipment', 'shipment.orderLinked', (_, aggregate) => ontoShipment(aggregate)),
  whenever('order.unloaded').propose('shipment', 'shipment.orderUnlinked', (_, aggregate, before) => {
    const { shipment } = before.context;
    return shipment === null ? [] : [{ id: shipment, data: { order: aggregate.id } }];
  }),
  ...takenIn,
  ...removed('order.stockFound', 'shipment.itemTurnedUp'),
  ...removed('order.lost', 'shipment.itemWrittenOff'),
  ...voided,
];
