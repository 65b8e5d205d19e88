import type { Life } from '../../kit/noun.ts';
import { whenever, type Reaction } from '../../kit/reaction.ts';
import { system } from '../../kit/actor.ts';
import type { Order } from '../context.ts';

const orderOf = (life: Life) => life.context as Order;
const custodyOf = (life: Life) => life.states['custody'] ?? '';
const bare = (state: string | undefined) => (state ?? '').slice('reverse.'.length);

const intoPackage = (life: Life) => {
  const { package: bag, weightGrams } = orderOf(life);
  const data = { order: life.id, grams: weightGrams, direction: bare(life.states['reverse']) };
  return bag === null ? [] : [{ id: bag, data }];
};

const outOfPackage = (life: Life, before: Life) => {
  const { package: bag } = orderOf(before);
  return bag === null || orderOf(life).package === bag ? [] : [{ id: bag, data: { order: life.id } }];
};

/** The shipment on which an order travels, or came, as a loose parcel. */
const looseOn = (life: Life) => {
  const { package: bag, shipment, arrivedOn } = orderOf(life);
  return bag === null ? (shipment ?? arrivedOn) : null;
};

const ontoShipment = (life: Life) => {
  const { package: bag, shipment, weightGrams } = orderOf(life);
  return bag !== null || shipment === null ? [] : [{ id: shipment, data: { order: life.id, grams: weightGrams } }];
};

const ofShipment = (life: Life, shipment: string | null) =>
  shipment === null ? [] : [{ id: shipment, data: { item: life.id } }];

/** Out of the branch's hands into storage: the shipment it came by is told. */
const takenIn = ['order.warehoused', 'order.shelved', 'order.warehousedForReturn', 'order.diverted'].map((on) =>
  whenever(on).propose('shipment', 'shipment.itemStored', (_, life, before) =>
    ofShipment(life, orderOf(before).arrivedOn),
  ),
);

/** Found in a count, or given up by itself; what the shipment or the package itself says needs no answer. */
const apart = (on: string, tells: string): Reaction[] => [
  whenever(on).propose('package', 'package.orderRemoved', ({ actor }, life, before) =>
    actor.id === system.id ? [] : outOfPackage(life, before),
  ),
  whenever(on).propose('shipment', tells, ({ actor }, life, before) =>
    actor.id === system.id ? [] : ofShipment(life, looseOn(before)),
  ),
];

const moved = (life: Life, before: Life) =>
  custodyOf(life) !== custodyOf(before) || orderOf(life).shipment !== orderOf(before).shipment;

/**
 * What is declared void is undone where it left its mark: a package or a shipment that cannot follow, since it is closed
 * or has left, refuses the correction.
 */
const voided: readonly Reaction[] = [
  whenever('order.eventVoided').propose('package', 'package.orderUnpacked', (_, life, before) =>
    outOfPackage(life, before),
  ),
  whenever('order.eventVoided').propose('package', 'package.orderPacked', (_, life, before) =>
    orderOf(life).package !== orderOf(before).package || moved(life, before) ? intoPackage(life) : [],
  ),
  whenever('order.eventVoided').propose('shipment', 'shipment.orderUnlinked', (_, life, before) => {
    const left = looseOn(before);
    return left === null || looseOn(life) === left ? [] : [{ id: left, data: { order: life.id } }];
  }),
  whenever('order.eventVoided').propose('shipment', 'shipment.orderLinked', (_, life, before) =>
    moved(life, before) ? ontoShipment(life) : [],
  ),
];

/** What an order's events ask of packages and shipments. */
export const transport: readonly Reaction[] = [
  whenever('order.packed').propose('package', 'package.orderPacked', (_, life) => intoPackage(life)),
  whenever('order.unpacked').propose('package', 'package.orderUnpacked', (_, life, before) =>
    outOfPackage(life, before),
  ),
  whenever('order.diverted').propose('package', 'package.orderUnpacked', (_, life, before) =>
    outOfPackage(life, before),
  ),
  whenever('order.loaded').propose('shipment', 'shipment.orderLinked', (_, life) => ontoShipment(life)),
  whenever('order.unloaded').propose('shipment', 'shipment.orderUnlinked', (_, life, before) => {
    const { shipment } = orderOf(before);
    return shipment === null ? [] : [{ id: shipment, data: { order: life.id } }];
  }),
  ...takenIn,
  ...apart('order.stockFound', 'shipment.itemTurnedUp'),
  ...apart('order.lost', 'shipment.itemWrittenOff'),
  ...voided,
];
