import { z } from 'zod';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import * as field from '../fields.ts';

/** What the transit warehouse sees of a parcel. */
const parcel = {
  addressCode: field.identifier,
  goodsName: z.string().trim().min(1).max(100),
  goodsType: field.goodsType,
  weightGrams: field.grams,
  lengthMm: field.millimetres,
  widthMm: field.millimetres,
  heightMm: field.millimetres,
  photos: field.photos.min(1),
  /** A parcel that was missing from an earlier delivery. */
  replenishment: z.boolean(),
  /** Hundredths of MMK. */
  customsFee: field.money,
  shelf: field.identifier.optional(),
};

/** How the parcel goes on to the receiver. */
const onward = {
  destinationBranch: field.identifier,
  deliveryWay: field.deliveryWay,
  station: field.identifier.optional(),
  payType: field.payType,
  chargeType: field.chargeType,
  remark: field.remark.optional(),
};

/** Every event of a transfer booking. */
export const events = {
  'transferBooking.warehoused': event(null, {
    ...parcel,
    /** The number of the carrier that brought it. */
    waybill: field.identifier,
    branch: field.identifier,
    /** The shop or person in China who sent it. */
    sender: field.party,
  }),
  'transferBooking.amended': event(null, z.object(parcel).partial().shape),
  'transferBooking.orderPlaced': event(null, onward),
  'transferBooking.cancelled': event(null, { reason: field.reason }, { irreversible: true }),
};

export type BookingEvents = typeof events;
/** An event of a transfer booking as `evolve` and the rules see it. */
export type BookingRecordedEvent<Type extends keyof BookingEvents> = RecordedEvent<DataOf<BookingEvents, Type>>;
/** The payload of an event of a transfer booking. */
export type BookingData<Type extends keyof BookingEvents> = DataOf<BookingEvents, Type>;
