import type { Evolve } from '../kit/evolve.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import type { Item, Shipment } from './context.ts';
import type { ShipmentRecordedEvent } from './events.ts';
import type { Lookups } from './lookups.ts';

type OfItem = ShipmentRecordedEvent<'shipment.itemStored'>;

/** Removes undefined fields: an omitted field stays unchanged, null clears it. */
function withoutUndefined<Data extends object>(data: Data): { [Field in keyof Data]: Exclude<Data[Field], undefined> } {
  const entries = Object.entries(data).filter(([, value]) => value !== undefined);
  // Object.entries loses the field names of the type.
  return Object.fromEntries(entries) as { [Field in keyof Data]: Exclude<Data[Field], undefined> };
}

/** Updates the plate number to that of the event's car; no change if the event names no car. */
const withPlate = (shipment: Shipment, car: string | null | undefined, lookups: Partial<Lookups>): Partial<Shipment> =>
  car === undefined ? {} : { plateNumber: car === null ? null : (lookups.car?.plateNumber ?? shipment.plateNumber) };

const withItem = (shipment: Shipment, item: string, change: Partial<Item>): Partial<Shipment> => ({
  items: shipment.items.map((one) => (one.item === item ? { ...one, ...change } : one)),
});

const without = (shipment: Shipment, item: string): Partial<Shipment> => ({
  items: shipment.items.filter((one) => one.item !== item),
});

const linked = (shipment: Shipment, item: Pick<Item, 'item' | 'kind' | 'orders' | 'grams'>): Partial<Shipment> => ({
  items: [
    ...shipment.items,
    { ...item, state: 'inTransit', flag: null, reason: null, since: null, lossReportedBy: null },
  ],
});

const clear: Partial<Item> = { flag: null, reason: null, since: null, lossReportedBy: null };

/** Settles an item from outside the shipment: removes it before departure, otherwise sets its final state. */
const settledOutside = (shipment: Shipment, item: string, change: Partial<Item>) =>
  shipment.departedAt === null ? without(shipment, item) : withItem(shipment, item, change);

const changes: Evolve<Shipment> = {
  'shipment.created': (shipment, { data, lookups, actor, at }: ShipmentRecordedEvent<'shipment.created'>) => ({
    ...withoutUndefined(data),
    ...withPlate(shipment, data.car, lookups),
    createdAt: at,
    createdBy: { id: actor.id, name: actor.name },
  }),
  'shipment.amended': (shipment, { data, lookups }: ShipmentRecordedEvent<'shipment.amended'>) => ({
    ...withoutUndefined(data),
    ...withPlate(shipment, data.car, lookups),
  }),
  'shipment.disabled': (_, { data }: ShipmentRecordedEvent<'shipment.disabled'>) => ({ disabledReason: data.reason }),
  'shipment.enabled': () => ({ disabledReason: null }),
  'shipment.orderLinked': (shipment, { data }: ShipmentRecordedEvent<'shipment.orderLinked'>) =>
    linked(shipment, { item: data.order, kind: 'order', orders: 1, grams: data.grams }),
  'shipment.orderUnlinked': (shipment, { data }: ShipmentRecordedEvent<'shipment.orderUnlinked'>) =>
    without(shipment, data.order),
  'shipment.packageLinked': (shipment, { data }: ShipmentRecordedEvent<'shipment.packageLinked'>) =>
    linked(shipment, { item: data.package, kind: 'package', orders: data.orders, grams: data.grams }),
  'shipment.packageUnlinked': (shipment, { data }: ShipmentRecordedEvent<'shipment.packageUnlinked'>) =>
    without(shipment, data.package),
  'shipment.shippedOut': (_, { data, at }: ShipmentRecordedEvent<'shipment.shippedOut'>) => ({
    ...withoutUndefined(data),
    departedAt: at,
  }),
  'shipment.sentToStation': (_, { data, at }: ShipmentRecordedEvent<'shipment.sentToStation'>) => ({
    ...data,
    departedAt: at,
  }),
  'shipment.sentToAirport': (_, { data, at }: ShipmentRecordedEvent<'shipment.sentToAirport'>) => ({
    ...data,
    departedAt: at,
  }),
  'shipment.received': (_, { at }: ShipmentRecordedEvent<'shipment.received'>) => ({ receivedAt: at }),
  'shipment.itemArrived': (shipment, { data }: ShipmentRecordedEvent<'shipment.itemArrived'>) =>
    withItem(shipment, data.item, { state: 'arrived' }),
  'shipment.allItemsArrived': (shipment) => ({
    items: shipment.items.map((item) =>
      item.state === 'inTransit' && item.flag === null ? { ...item, state: 'arrived' } : item,
    ),
  }),
  'shipment.itemMarkedNotArrived': (shipment, { data, at }: ShipmentRecordedEvent<'shipment.itemMarkedNotArrived'>) =>
    withItem(shipment, data.item, { flag: 'notArrived', reason: data.reason, since: at }),
  'shipment.itemMarkedShort': (shipment, { data }: ShipmentRecordedEvent<'shipment.itemMarkedShort'>) =>
    withItem(shipment, data.item, { flag: 'short', reason: data.reason }),
  'shipment.itemFound': (shipment, { data }: ShipmentRecordedEvent<'shipment.itemFound'>) =>
    withItem(shipment, data.item, clear),
  'shipment.itemLossReported': (shipment, { data, actor }: ShipmentRecordedEvent<'shipment.itemLossReported'>) =>
    withItem(shipment, data.item, { reason: data.reason, lossReportedBy: actor.id }),
  'shipment.itemLost': (shipment, { data }: OfItem) => withItem(shipment, data.item, { state: 'lost', flag: 'lost' }),
  'shipment.itemStored': (shipment, { data }: OfItem) => withItem(shipment, data.item, { state: 'stored' }),
  'shipment.itemTurnedUp': (shipment, { data }: OfItem) =>
    settledOutside(shipment, data.item, { ...clear, state: 'stored' }),
  'shipment.itemWrittenOff': (shipment, { data }: OfItem) =>
    settledOutside(shipment, data.item, { state: 'lost', flag: 'lost' }),
  'shipment.manifestPrinted': (shipment, { data, at }: ShipmentRecordedEvent<'shipment.manifestPrinted'>) => ({
    printCount: shipment.printCount + data.count,
    lastPrintedAt: at,
  }),
  'shipment.finished': (_, { at }: ShipmentRecordedEvent<'shipment.finished'>) => ({ finishedAt: at }),
};

/** Applies events to the context; every event updates the time of last change. */
export const evolve: Evolve<Shipment> = Object.fromEntries(
  Object.entries(changes).map(([type, change]) => [
    type,
    (shipment: Shipment, event: RecordedEvent) => ({ ...change(shipment, event as never), updatedAt: event.at }),
  ]),
);
