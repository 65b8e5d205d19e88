import { z } from 'zod';
import { lineText } from '../kit/lineText.ts';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import * as field from '../fields/schemas.ts';
import { code, referenceTo } from '../fields/references.ts';

/** Parcel data recorded by the transit warehouse. */
const parcel = {
  addressCode: referenceTo('addressCode'),
  goodsName: lineText.min(1).max(100),
  goodsType: field.goodsType,
  weightGrams: field.grams,
  lengthMm: field.millimetres,
  widthMm: field.millimetres,
  heightMm: field.millimetres,
  photos: field.photos.min(1),
  /** True if the parcel was missing from an earlier delivery. */
  replenishment: z.boolean(),
  /** Customs fee in hundredths of MMK. */
  customsFee: field.money,
  shelf: referenceTo('shelf').optional(),
};

/** Onward delivery to the receiver. */
const onward = {
  destinationBranch: referenceTo('branch'),
  deliveryWay: field.deliveryWay,
  station: referenceTo('station').optional(),
  payType: field.payType,
  chargeType: field.chargeType,
  remark: field.remark.optional(),
};

export const events = {
  'transferBooking.warehoused': event(null, {
    ...parcel,
    /** Number assigned by the incoming carrier. */
    waybill: code,
    branch: referenceTo('branch'),
    /** Shop or person in China who sent it. */
    sender: field.party,
  }),
  'transferBooking.amended': event(null, z.object(parcel).partial().shape),
  'transferBooking.orderPlaced': event(null, onward),
  'transferBooking.cancelled': event(null, { reason: field.reason }, { irreversible: true }),
};

export type BookingEvents = typeof events;
export type BookingRecordedEvent<Type extends keyof BookingEvents> = RecordedEvent<DataOf<BookingEvents, Type>>;
export type BookingData<Type extends keyof BookingEvents> = DataOf<BookingEvents, Type>;
