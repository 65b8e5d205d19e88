import { z } from 'zod';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import * as field from '../fields/schemas.ts';
import { PRINTED, printing } from '../fields/printing.ts';
import { code, judgedByRule, referenceTo } from '../fields/references.ts';

const system = { systemOnly: true } as const;
const note = { reason: field.reason };
/** Waybill or package number. */
const ofItem = { item: judgedByRule };
const gramsOrMore = z.int().min(0).max(1_000_000_000);
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().optional();

/** Amendable fields of the document (§3, shipment document). */
const details = {
  trainNumber: optional(code),
  /** Estimated time of arrival, UTC. */
  eta: optional(field.instant),
  /** Fare in hundredths of MMK. */
  fare: optional(field.money),
  driver: optional(field.name),
  pickupAttendant: optional(field.name),
  car: optional(referenceTo('car')),
  carrier: optional(referenceTo('carrier')),
  remark: optional(field.remark),
};

/** Events of a shipment document (lifecycles.md 4.5); the operation codes are those of its parcels. */
export const events = {
  'shipment.created': event(null, {
    fromBranch: referenceTo('branch'),
    toBranch: referenceTo('branch'),
    kind: field.transportType,
    ...details,
  }),
  'shipment.amended': event(null, details),
  'shipment.disabled': event(null, note),
  'shipment.enabled': event(null, {}),
  'shipment.orderLinked': event(15, { order: referenceTo('order'), grams: gramsOrMore }, system),
  'shipment.orderUnlinked': event(18, { order: referenceTo('order') }, system),
  'shipment.packageLinked': event(
    15,
    { package: referenceTo('package'), orders: z.int().min(1), grams: gramsOrMore },
    system,
  ),
  'shipment.packageUnlinked': event(18, { package: referenceTo('package') }, system),
  'shipment.shippedOut': event(16, {
    driver: field.name.optional(),
    trainNumber: code.optional(),
    eta: field.instant,
  }),
  'shipment.sentToStation': event(16, { carrier: referenceTo('carrier'), photos: field.photos.min(1) }),
  'shipment.sentToAirport': event(16, { carrier: referenceTo('carrier'), photos: field.photos.min(1) }),
  'shipment.received': event(17, {}),
  'shipment.itemArrived': event(17, {
    ...ofItem,
    sealNumber: field.sealNumber.optional(),
    sealBroken: z.boolean().optional(),
  }),
  'shipment.allItemsArrived': event(17, {}),
  'shipment.itemMarkedNotArrived': event(null, { ...ofItem, ...note }),
  'shipment.itemMarkedShort': event(null, { ...ofItem, ...note }),
  'shipment.itemFound': event(12, { ...ofItem, ...note }),
  'shipment.itemLossReported': event(39, { ...ofItem, ...note }),
  'shipment.itemLost': event(39, ofItem, { irreversible: true }),
  'shipment.itemStored': event(4, ofItem, system),
  /** A listed parcel was found in the stock of a branch. */
  'shipment.itemTurnedUp': event(51, ofItem, system),
  /** A listed parcel was declared lost on its own. */
  'shipment.itemWrittenOff': event(39, ofItem, system),
  'shipment.manifestPrinted': event(null, printing(PRINTED.shipment.sizes)),
  'shipment.finished': event(null, {}),
};

export type ShipmentEvents = typeof events;
export type ShipmentRecordedEvent<Type extends keyof ShipmentEvents> = RecordedEvent<DataOf<ShipmentEvents, Type>>;
export type ShipmentData<Type extends keyof ShipmentEvents> = DataOf<ShipmentEvents, Type>;
