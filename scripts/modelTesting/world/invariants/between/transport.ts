import type { Order } from '#machines/order/context.ts';
import type { Package } from '#machines/package/context.ts';
import type { Shipment } from '#machines/shipment/context.ts';
import { contextOf, mainOf, type Check } from './reading.ts';

/** States of an empty package, and of a package closed to changes (§4). */
const EMPTY = ['unused', 'finished'];
const CLOSED = ['sealed', 'loaded', 'inTransit'];

export const ofPackage: Check<Package> = (aggregate, world) => {
  const { contents, shipment, location } = aggregate.context;
  const carried = shipment === null ? null : contextOf(world, 'shipment', shipment);
  const state = mainOf(aggregate);
  const inside = contents.map(({ order }) => contextOf(world, 'order', order));
  return [
    shipment !== null && !carried?.items.some(({ item }) => item === aggregate.id)
      ? `P04 ${aggregate.id} says it is on ${shipment}, which does not carry it`
      : null,
    EMPTY.includes(state) && contents.length > 0
      ? `P07 ${aggregate.id} is ${state} and holds ${contents.length}`
      : null,
    new Set(contents.map(({ order }) => order)).size === contents.length
      ? null
      : `P08 ${aggregate.id} counts one twice`,
    ...inside.map((order, index) => {
      const at = contents[index]?.order ?? '';
      if (order === null) return `P08 ${aggregate.id} holds ${at}, which is not there`;
      if (order.package !== aggregate.id) return `P08 ${at} is in ${String(order.package)} and in ${aggregate.id}`;
      if (order.currentBranch !== location)
        return `P05 ${at} is in ${String(order.currentBranch)}, its package ${aggregate.id} in ${String(location)}`;
      return CLOSED.includes(state) && shipment !== null && order.shipment !== shipment
        ? `P05 ${at} travels on ${String(order.shipment)}, its package ${aggregate.id} on ${shipment}`
        : null;
    }),
  ];
};

export const ofShipment: Check<Shipment> = (aggregate, world) => {
  const { items } = aggregate.context;
  const finished = Object.values(aggregate.states).some(
    (state) => state.endsWith('finished') && !state.endsWith('unfinished'),
  );
  return [
    new Set(items.map(({ item }) => item)).size === items.length ? null : `P09 ${aggregate.id} carries one twice`,
    ...items.map(({ item, state, flag, reason }) => {
      const one = world.aggregate('order', item) ?? world.aggregate('package', item);
      const { shipment } = (one?.context ?? {}) as Partial<Order>;
      if (
        flag === 'notArrived' &&
        state === 'inTransit' &&
        (one === null || mainOf(one) !== 'inTransit' || shipment !== aggregate.id)
      )
        return `P16 ${item} of ${aggregate.id} did not arrive and is ${one ? mainOf(one) : 'nowhere'} on ${String(shipment)}`;
      if (finished && state === 'inTransit') return `P09 ${aggregate.id} is finished and ${item} still under way`;
      // An item written off with its order or package has its reason there.
      const isExplained = flag === null || flag === 'lost' || reason !== null;
      return isExplained ? null : `P09 ${item} of ${aggregate.id} is ${flag} without a reason`;
    }),
  ];
};

/** Checks that a parcel's place agrees with the aggregate that contains it. */
export const placeOfOrder: Check<Order> = (aggregate, world) => {
  const order = aggregate.context;
  const bag = order.package === null ? null : world.aggregate('package', order.package);
  const held = (bag?.context as Package | undefined)?.contents.some((content) => content.order === aggregate.id);
  const document = order.shipment === null ? null : contextOf(world, 'shipment', order.shipment);
  const carried = document?.items.some(({ item }) => item === aggregate.id || item === order.package);
  return [
    order.package !== null && held !== true
      ? `P02 ${aggregate.id} says it is in ${order.package}, which does not hold it`
      : null,
    order.shipment !== null && carried !== true
      ? `P04 ${aggregate.id} says it is on ${order.shipment}, which does not carry it`
      : null,
  ];
};
