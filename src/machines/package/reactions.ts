import type { Aggregate } from '../kit/aggregate.ts';
import { reactionsOf, type Reaction } from '../kit/reaction.ts';
import type { Package } from './context.ts';
import type { PackageEvents } from './events.ts';

const { whenever } = reactionsOf<PackageEvents, Package>();

/** Targets each parcel inside with the same data. */
const toContents = (aggregate: Aggregate<Package>, data: object = {}) =>
  aggregate.context.contents.map(({ order }) => ({ id: order, data }));

const gramsOf = (aggregate: Aggregate<Package>) =>
  aggregate.context.contents.reduce((sum, { grams }) => sum + grams, 0);

/** Marks the package as stored in the shipment that it arrived on, once the branch handles it. */
const storesInShipment = (
  ['package.warehoused', 'package.forwarded', 'package.opened', 'package.finished'] as const
).map((on) =>
  whenever(on).propose('shipment', 'shipment.itemStored', (_, aggregate, before) => {
    const { arrivedOn } = before.context;
    return arrivedOn === null ? [] : [{ id: arrivedOn, data: { item: aggregate.id } }];
  }),
);

/** Events that may remove the last parcel: an open package becomes unused again, an arrived one is finished. */
const removals = ['package.orderUnpacked', 'package.orderRemoved', 'package.arrived', 'package.unsealed'] as const;
const endsWhenEmpty = removals.flatMap((on) => [
  whenever(on).propose('package', 'package.emptied', (_, aggregate) =>
    aggregate.states['status'] === 'packed' && aggregate.context.contents.length === 0
      ? [{ id: aggregate.id, data: {} }]
      : [],
  ),
  whenever(on).propose('package', 'package.finished', (_, aggregate) =>
    aggregate.states['status'] === 'arrived' && aggregate.context.contents.length === 0
      ? [{ id: aggregate.id, data: {} }]
      : [],
  ),
]);

/** Doubts a seal that is broken or has another number than the one attached. */
const sealDoubts = (['package.arrived', 'package.opened'] as const).map((on) =>
  whenever(on).propose('package', 'package.sealDoubted', (event, aggregate, before) => {
    const { sealNumber = null, sealBroken = false } = event.data;
    const wrong = sealNumber !== null && sealNumber !== before.context.sealNumber;
    return wrong || sealBroken ? [{ id: aggregate.id, data: { read: sealNumber, broken: sealBroken } }] : [];
  }),
);

/** Reactions of a package: events of its parcels and its shipment, in the same transaction. */
export const reactions: readonly Reaction[] = [
  ...sealDoubts,
  ...storesInShipment,
  ...endsWhenEmpty,
  whenever('package.loaded').propose('shipment', 'shipment.packageLinked', (event, aggregate) => {
    const { shipment } = event.data;
    const { contents } = aggregate.context;
    return [{ id: shipment, data: { package: aggregate.id, orders: contents.length, grams: gramsOf(aggregate) } }];
  }),
  whenever('package.loaded').propose('order', 'order.loaded', (event, aggregate) =>
    toContents(aggregate, { shipment: event.data.shipment }),
  ),
  whenever('package.unloaded').propose('shipment', 'shipment.packageUnlinked', (_, aggregate, before) => {
    const { shipment } = before.context;
    return shipment === null ? [] : [{ id: shipment, data: { package: aggregate.id } }];
  }),
  whenever('package.unloaded').propose('order', 'order.bagUnloaded', (_, aggregate) => toContents(aggregate)),
  whenever('package.departed').propose('order', 'order.departed', (event, aggregate) =>
    toContents(aggregate, event.data),
  ),
  whenever('package.arrived').propose('order', 'order.arrived', (_, aggregate) => toContents(aggregate)),
  whenever('package.forwarded').propose('order', 'order.forwarded', (_, aggregate) =>
    toContents(aggregate, { nextBranch: aggregate.context.destination }),
  ),
  whenever('package.partMissing').propose('order', 'order.unpacked', (event) => [{ id: event.data.order, data: {} }]),
  whenever('package.partMissing').propose('order', 'order.markedNotArrived', (event) => {
    const { order, reason } = event.data;
    return [{ id: order, data: { reason } }];
  }),
  whenever('package.extraFound').propose('order', 'order.markedExtra', (event) => {
    const { order, reason } = event.data;
    return [{ id: order, data: { reason } }];
  }),
  whenever('package.markedNotArrived').propose('order', 'order.markedNotArrived', (event, aggregate) =>
    toContents(aggregate, event.data),
  ),
  whenever('package.turnedUp').propose('order', 'order.turnedUp', (_, aggregate) => toContents(aggregate)),
  whenever('package.lossReported').propose('order', 'order.lossReported', (event, aggregate) =>
    toContents(aggregate, event.data),
  ),
  whenever('package.lost').propose('order', 'order.lost', (_, __, before) => toContents(before)),
];
