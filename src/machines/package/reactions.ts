import type { Life } from '../kit/noun.ts';
import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Package } from './context.ts';
import type { PackageFact } from './events.ts';

const bagOf = (life: Life) => life.context as Package;

/** The same event for each parcel inside. */
const each = (life: Life, data: object = {}) => bagOf(life).contents.map(({ order }) => ({ id: order, data }));

const gramsOf = (life: Life) => bagOf(life).contents.reduce((sum, { grams }) => sum + grams, 0);

/** Whatever is done with a bag at the ramp tells the shipment it came by that it is taken in. */
const takenIn = ['package.warehoused', 'package.forwarded', 'package.opened', 'package.finished'].map((on) =>
  whenever(on).propose('shipment', 'shipment.itemStored', (_, life, before) => {
    const { arrivedOn } = bagOf(before);
    return arrivedOn === null ? [] : [{ id: arrivedOn, data: { item: life.id } }];
  }),
);

/** The last parcel is out: an open bag is unused again, an arrived one has done its work. */
const leaving = ['package.orderUnpacked', 'package.orderRemoved', 'package.arrived', 'package.unsealed'];
const empty = leaving.flatMap((on) => [
  whenever(on).propose('package', 'package.emptied', (_, life) =>
    life.states['status'] === 'packed' && bagOf(life).contents.length === 0 ? [{ id: life.id, data: {} }] : [],
  ),
  whenever(on).propose('package', 'package.finished', (_, life) =>
    life.states['status'] === 'arrived' && bagOf(life).contents.length === 0 ? [{ id: life.id, data: {} }] : [],
  ),
]);

/** A seal that is broken, or not the one that was put on. */
const compared = (['package.arrived', 'package.opened'] as const).map((on) =>
  whenever(on).propose('package', 'package.sealDoubted', (fact, life, before) => {
    const { sealNumber = null, sealBroken = false } = (fact as PackageFact<'package.opened'>).data;
    const wrong = sealNumber !== null && sealNumber !== bagOf(before).sealNumber;
    return wrong || sealBroken ? [{ id: life.id, data: { read: sealNumber, broken: sealBroken } }] : [];
  }),
);

/** What a package's events ask of its parcels and of its shipment, in the same transaction. */
export const reactions: readonly Reaction[] = [
  ...compared,
  ...takenIn,
  ...empty,
  whenever('package.loaded').propose('shipment', 'shipment.packageLinked', (fact, life) => {
    const { shipment } = (fact as PackageFact<'package.loaded'>).data;
    const { contents } = bagOf(life);
    return [{ id: shipment, data: { package: life.id, orders: contents.length, grams: gramsOf(life) } }];
  }),
  whenever('package.loaded').propose('order', 'order.loaded', (fact, life) =>
    each(life, { shipment: (fact as PackageFact<'package.loaded'>).data.shipment }),
  ),
  whenever('package.unloaded').propose('shipment', 'shipment.packageUnlinked', (_, life, before) => {
    const { shipment } = bagOf(before);
    return shipment === null ? [] : [{ id: shipment, data: { package: life.id } }];
  }),
  whenever('package.unloaded').propose('order', 'order.bagUnloaded', (_, life) => each(life)),
  whenever('package.departed').propose('order', 'order.departed', (fact, life) => each(life, fact.data as object)),
  whenever('package.arrived').propose('order', 'order.arrived', (_, life) => each(life)),
  whenever('package.forwarded').propose('order', 'order.forwarded', (_, life) =>
    each(life, { nextBranch: bagOf(life).destination }),
  ),
  whenever('package.partMissing').propose('order', 'order.unpacked', (fact) => [
    { id: (fact as PackageFact<'package.partMissing'>).data.order, data: {} },
  ]),
  whenever('package.partMissing').propose('order', 'order.markedNotArrived', (fact) => {
    const { order, reason } = (fact as PackageFact<'package.partMissing'>).data;
    return [{ id: order, data: { reason } }];
  }),
  whenever('package.extraFound').propose('order', 'order.markedExtra', (fact) => {
    const { order, reason } = (fact as PackageFact<'package.extraFound'>).data;
    return [{ id: order, data: { reason } }];
  }),
  whenever('package.markedNotArrived').propose('order', 'order.markedNotArrived', (fact, life) =>
    each(life, fact.data as object),
  ),
  whenever('package.turnedUp').propose('order', 'order.turnedUp', (_, life) => each(life)),
  whenever('package.lossReported').propose('order', 'order.lossReported', (fact, life) =>
    each(life, fact.data as object),
  ),
  whenever('package.lost').propose('order', 'order.lost', (_, __, before) => each(before)),
];
