import type { Aggregate } from '../kit/aggregate.ts';
import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Item, Shipment } from './context.ts';
import type { ShipmentRecordedEvent } from './events.ts';

const itemsOf = (aggregate: Aggregate): readonly Item[] => (aggregate.context as Shipment).items;

type Kind = Item['kind'];
const kinds: readonly Kind[] = ['order', 'package'];

/** Proposes an event for each item that `applies` accepts; `dataOf` makes its payload. */
const toItems = (on: string, name: string, applies: (before: Item) => boolean, dataOf: (event: object) => object) =>
  kinds.map((kind) =>
    whenever(on).propose(kind, `${kind}.${name}`, ({ data }, _, before) =>
      itemsOf(before)
        .filter((item) => item.kind === kind && applies(item))
        .map(({ item }) => ({ id: item, data: dataOf(data as object) })),
    ),
  );

/** Proposes an event for the parcel or package of one item. */
const toItem = (on: string, name: string, dataOf: (data: object, kind: Kind) => object) =>
  kinds.map((kind) =>
    whenever(on).propose(kind, `${kind}.${name}`, (event, aggregate) => {
      const { data } = event as ShipmentRecordedEvent<'shipment.itemStored'>;
      return itemsOf(aggregate).some((one) => one.item === data.item && one.kind === kind)
        ? [{ id: data.item, data: dataOf(data, kind) }]
        : [];
    }),
  );

const all = () => true;
const coming = ({ state, flag }: Item) => state === 'inTransit' && flag === null;
const nothing = () => ({});
const reason = (data: object) => ('reason' in data ? { reason: data.reason } : {});

const driven = (data: object) => {
  const { driver, trainNumber } = data as ShipmentRecordedEvent<'shipment.shippedOut'>['data'];
  return { ...(driver === undefined ? {} : { driver }), ...(trainNumber === undefined ? {} : { trainNumber }) };
};

/** Seal readings, passed on for packages only. */
const sealRead = (data: object, kind: Kind) => {
  const { item: _, ...seal } = data as ShipmentRecordedEvent<'shipment.itemArrived'>['data'];
  return kind === 'package' ? seal : {};
};

/** Marks a loose parcel as short; a package reports its own missing parcels. */
const shortOrder = whenever('shipment.itemMarkedShort').propose('order', 'order.markedShort', (event, aggregate) => {
  const { item, reason: why } = (event as ShipmentRecordedEvent<'shipment.itemMarkedShort'>).data;
  return itemsOf(aggregate).some((one) => one.item === item && one.kind === 'order')
    ? [{ id: item, data: { reason: why } }]
    : [];
});

/** Reports items found after they were marked as not arrived. */
const found = kinds.map((kind) =>
  whenever('shipment.itemFound').propose(kind, `${kind}.turnedUp`, (event, _, before) => {
    const { item } = (event as ShipmentRecordedEvent<'shipment.itemFound'>).data;
    const was = itemsOf(before).find((one) => one.item === item && one.kind === kind);
    return was?.flag === 'notArrived' ? [{ id: item, data: {} }] : [];
  }),
);

/** Reactions of a shipment: events of all its items, in the same transaction. */
export const reactions: readonly Reaction[] = [
  ...toItems('shipment.shippedOut', 'departed', all, driven),
  ...toItems('shipment.sentToStation', 'departed', all, nothing),
  ...toItems('shipment.sentToAirport', 'departed', all, nothing),
  ...toItem('shipment.itemArrived', 'arrived', sealRead),
  ...toItems('shipment.allItemsArrived', 'arrived', coming, nothing),
  ...toItem('shipment.itemMarkedNotArrived', 'markedNotArrived', reason),
  shortOrder,
  ...found,
  ...toItem('shipment.itemLossReported', 'lossReported', reason),
  ...toItem('shipment.itemLost', 'lost', nothing),
];
