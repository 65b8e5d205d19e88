import { z } from 'zod';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import * as field from '../fields/schemas.ts';
import type { Item, Shipment } from './context.ts';
import { photo } from '../fields/uploads.ts';

const text = z.string().nullable();
const count = z.int();

const item = z.object({
  item: z.string(),
  kind: z.enum(['order', 'package']),
  orders: count,
  grams: count,
  state: z.enum(['inTransit', 'arrived', 'stored', 'lost']),
  flag: z.enum(['short', 'notArrived', 'lost']).nullable(),
  reason: text,
  since: text,
  lossReportedBy: text,
});

/** Codes of the transport types (§4). */
export const KIND_CODES = {
  crossCity: 0,
  inCountry: 1,
  chinaMyanmarVehicle: 2,
  chinaMyanmarLogistics: 3,
  sameCity: 4,
} as const satisfies Record<Shipment['kind'], number>;

/** List row of a shipment (§3, shipment document). */
export const rowSchema = z.object({
  ...rowHead,
  finish: z.enum(['unfinished', 'finished']),
  fromBranch: z.string(),
  toBranch: z.string(),
  kind: field.transportType,
  kindCode: count,
  trainNumber: text,
  eta: text,
  fare: field.kyat.nullable(),
  driver: text,
  pickupAttendant: text,
  car: text,
  plateNumber: text,
  carrier: text,
  photos: z.array(photo),
  remark: text,
  /** Packages and loose parcels on the list. */
  loaded: count,
  /** Parcels, including those inside packages. */
  orders: count,
  grams: count,
  inTransit: count,
  arrived: count,
  stored: count,
  lost: count,
  short: count,
  notArrived: count,
  /** Items that have arrived or are stored. */
  received: count,
  items: z.array(item),
  createdAt: z.string(),
  createdByName: text,
  departedAt: text,
  receivedAt: text,
  finishedAt: text,
  printCount: count,
  lastPrintedAt: text,
  updatedAt: z.string(),
});
export type ShipmentRow = z.infer<typeof rowSchema>;

const sumOf = (items: readonly Item[], what: 'orders' | 'grams') => items.reduce((sum, one) => sum + one[what], 0);

export function row({ context: shipment, states }: Aggregate<Shipment>): Omit<ShipmentRow, keyof typeof rowHead> {
  const { items } = shipment;
  const inState = (state: Item['state']) => items.filter((one) => one.state === state).length;
  const flagged = (flag: Item['flag']) => items.filter((one) => one.flag === flag).length;
  const [arrived, stored] = [inState('arrived'), inState('stored')];
  return {
    finish: states['finish'] === 'finish.finished' ? 'finished' : 'unfinished',
    fromBranch: shipment.fromBranch,
    toBranch: shipment.toBranch,
    kind: shipment.kind,
    kindCode: KIND_CODES[shipment.kind],
    trainNumber: shipment.trainNumber,
    eta: shipment.eta,
    fare: shipment.fare,
    driver: shipment.driver,
    pickupAttendant: shipment.pickupAttendant,
    car: shipment.car,
    plateNumber: shipment.plateNumber,
    carrier: shipment.carrier,
    photos: [...shipment.photos],
    remark: shipment.remark,
    loaded: items.length,
    orders: sumOf(items, 'orders'),
    grams: sumOf(items, 'grams'),
    inTransit: inState('inTransit') - flagged('notArrived'),
    arrived,
    stored,
    lost: inState('lost'),
    short: flagged('short'),
    notArrived: flagged('notArrived'),
    received: arrived + stored,
    items: items.map((one) => ({ ...one })),
    createdAt: shipment.createdAt,
    createdByName: shipment.createdBy?.name ?? null,
    departedAt: shipment.departedAt,
    receivedAt: shipment.receivedAt,
    finishedAt: shipment.finishedAt,
    printCount: shipment.printCount,
    lastPrintedAt: shipment.lastPrintedAt,
    updatedAt: shipment.updatedAt,
  };
}
