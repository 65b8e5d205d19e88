import { reactionsOf, type Reaction } from '../kit/reaction.ts';
import type { Item, Shipment } from './context.ts';
import type { ShipmentData, ShipmentEvents } from './events.ts';

const { whenever } = reactionsOf<ShipmentEvents, Shipment>();

type Kind = Item['kind'];
const kinds: readonly Kind[] = ['order', 'package'];

/** Events of all items, and those of one. */
type Whole = 'shipment.shippedOut' | 'shipment.sentToStation' | 'shipment.sentToAirport' | 'shipment.allItemsArrived';
type Single =
  | 'shipment.itemArrived'
  | 'shipment.itemMarkedNotArrived'
  | 'shipment.itemLossReported'
  | 'shipment.itemLost';

/** Proposes an event for each item that `applies` accepts; `dataOf` makes its payload. */
const toItems = (
  on: Whole,
  name: string,
  applies: (before: Item) => boolean,
  dataOf: (data: ShipmentData<Whole>) => object,
) =>
  kinds.map((kind) =>
    whenever(on).propose(kind, `${kind}.${name}`, ({ data }, _, before) =>
      before.context.items
        .filter((item) => item.kind === kind && applies(item))
        .map(({ item }) => ({ id: item, data: dataOf(data) })),
    ),
  );

/** Proposes an event for the parcel or package of one item. */
const toItem = (on: Single, name: string, dataOf: (data: ShipmentData<Single>, kind: Kind) => object) =>
  kinds.map((kind) =>
    whenever(on).propose(kind, `${kind}.${name}`, ({ data }, aggregate) =>
      aggregate.context.items.some((one) => one.item === data.item && one.kind === kind)
        ? [{ id: data.item, data: dataOf(data, kind) }]
        : [],
    ),
  );

const all = () => true;
const coming = ({ state, flag }: Item) => state === 'inTransit' && flag === null;
const nothing = () => ({});
const reason = (data: object) => ('reason' in data ? { reason: data.reason } : {});

const driven = (data: ShipmentData<Whole>) => {
  const { driver, trainNumber } = { driver: undefined, trainNumber: undefined, ...data };
  return { ...(driver === undefined ? {} : { driver }), ...(trainNumber === undefined ? {} : { trainNumber }) };
};

/** Seal readings, passed on for packages only. */
const sealRead = (data: ShipmentData<Single>, kind: Kind) => {
  const { item: _, ...seal } = data;
  return kind === 'package' ? seal : {};
};

/** Marks a loose parcel as short; a package reports its own missing parcels. */
const shortOrder = whenever('shipment.itemMarkedShort').propose('order', 'order.markedShort', (event, aggregate) => {
  const { item, reason: why } = event.data;
  return aggregate.context.items.some((one) => one.item === item && one.kind === 'order')
    ? [{ id: item, data: { reason: why } }]
    : [];
});

/** Reports items found after they were marked as not arrived. */
const found = kinds.map((kind) =>
  whenever('shipment.itemFound').propose(kind, `${kind}.turnedUp`, (event, _, before) => {
    const { item } = event.data;
    const was = before.context.items.find((one) => one.item === item && one.kind === kind);
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
