import { z } from 'zod';
import { lineText } from '../kit/lineText.ts';
import { codeText } from '../kit/codeText.ts';
import { meaningOf, means } from '../kit/meaning.ts';
import { uploadsUpTo } from '../kit/upload.ts';
import {
  COLLECTION_UNUSUAL_ABOVE_MMK_HUNDREDTHS,
  INSURANCE_UNUSUAL_ABOVE_MMK_HUNDREDTHS,
  PARCEL_WEIGHT_UNUSUAL_ABOVE_GRAMS,
} from './limits.ts';
import { personal } from './personal.ts';
import { phone } from './phoneSchema.ts';
import { namesNoRecord, referenceTo } from './references.ts';
import { photo, PHOTOS_MOST, proofBy } from './uploads.ts';

/** Schemas of the fields in section 3 of the specification, shared by the events of many aggregates. */

/** Money: whole hundredths of MMK, not negative. */
export const money = z.int().min(0).max(100_000_000_000).meta({ unit: 'MMK' });
/** Money column of a list row, positive or negative: whole hundredths of MMK. */
export const kyat = z.int().meta({ unit: 'MMK' });
/** Column of a list row with one of some values. */
export const oneOf = (values: readonly string[]): z.ZodType<string> => z.enum(values as [string, ...string[]]);
/** Weight in grams, at least one. */
export const grams = z.int().min(1).max(1_000_000_000);
/** Weight of a parcel. */
export const parcelGrams = means(grams, { unusualAbove: PARCEL_WEIGHT_UNUSUAL_ABOVE_GRAMS });
/** Declared value of a parcel, which is insured. */
export const insured = means(money, { unusualAbove: INSURANCE_UNUSUAL_ABOVE_MMK_HUNDREDTHS });
/** Cash on delivery of a parcel. */
export const collection = means(money, { unusualAbove: COLLECTION_UNUSUAL_ABOVE_MMK_HUNDREDTHS });
/** Confirms that a weight far from the declared one is right. */
export const weightChecked = means(z.boolean(), { isConfirmation: true }).optional();
/** A length in millimetres, at least one. */
export const millimetres = z.int().min(1).max(100_000);
export const instant = z.iso.datetime();
export const name = lineText.min(2).max(40);
export const reason = z.string().trim().min(1).max(500);
export const identifier = codeText.min(1).max(64);
export const remark = z.string().trim().max(500);
/** Ids of uploaded photos. */
export const photos = uploadsUpTo(PHOTOS_MOST, photo);

/** Order sources (§4, order source codes). */
export const source = z.enum([
  'userApp',
  'bigCustomer',
  'transshipment',
  'businessPc',
  'staffApp',
  'api',
  'miniProgram',
]);
export const deliveryWay = z.enum(['door', 'station', 'airport']);
export const orderType = z.enum(['standard', 'urgent', 'specifiedTime']);
export const deliveryWindow = z.enum(['allDay', 'morning', 'afternoon']);
/** Time of day in Myanmar at which each part of a day is over. */
export const WINDOW_ENDS = { allDay: '18:00:00', morning: '12:00:00', afternoon: '18:00:00' } as const;
/** Places where a parcel may be left when nobody is at home; `none`: it is handed over at the door. */
export const SAFE_PLACES = ['none', 'neighbour', 'guard', 'shop', 'frontDoor'] as const;
export const safePlace = z.enum(SAFE_PLACES);
export const payType = z.enum(['senderCash', 'receiverPays', 'offsetByGoods', 'ledger']);
/** Kinds of extra fee, and the ways in which they are to be paid. */
export const feeKind = z.enum(['upstairs', 'remoteArea', 'packaging', 'storage', 'redelivery', 'customsDuty', 'other']);
export const feeChannel = z.enum(['cash', 'bank', 'wallet']);
/** Payment method. */
export const method = z.enum(['cash', 'bank', 'wallet', 'card']);
export const chargeType = z.enum(['weight', 'volume']);
export const returnType = z.enum(['sendBack', 'deliverAgain', 'discard']);
export const returnCharging = z.enum(['free', 'senderPays', 'merchantPays']);
export const goodsType = z.enum([
  'document',
  'clothing',
  'electronics',
  'food',
  'cosmetics',
  'medicine',
  'fragile',
  'liquid',
  'other',
]);
/** Cross-city loading, in-country vehicle, China-Myanmar vehicle, China-Myanmar logistics, same-city loading (§4: 0 to 4). */
export const transportType = z.enum([
  'crossCity',
  'inCountry',
  'chinaMyanmarVehicle',
  'chinaMyanmarLogistics',
  'sameCity',
]);

/** Sender or receiver. */
export const party = z.strictObject({
  name: personal(name, 'name'),
  phone,
  city: referenceTo('area'),
  address: personal(lineText.min(2).max(200), 'address'),
  addressCode: referenceTo('addressCode').optional(),
});
export type Party = z.infer<typeof party>;

/** Place as a geo URI with its uncertainty in metres (RFC 5870), such as `geo:16.84090,96.17350;u=12`. */
export const place = personal(
  z.string().regex(/^geo:-?\d{1,2}(?:\.\d{1,6})?,-?\d{1,3}(?:\.\d{1,6})?(?:;u=\d{1,7})?$/),
  'address',
);

/**
 * Proof of a hand-over: a picture, with the time and the place at which the phone took it. Codes and receipt numbers
 * are no proof, since nobody can check them; earlier events name some.
 */
const handOver = {
  kind: z.enum(['signature', 'photo']),
  /** Id of the uploaded picture. */
  value: codeText.min(1).max(128),
  signedBy: name.optional(),
  takenAt: means(instant, { captured: 'time' }).optional(),
  takenPlace: means(place, { ...meaningOf(place), captured: 'place' }).optional(),
};
export const proof = proofBy(z.strictObject(handOver));
/** Proof at the door: a picture, or the receiver's code that was entered before (`order.receiverCodeEntered`). */
export const doorProof = proofBy(
  z
    .strictObject({
      ...handOver,
      kind: z.enum(['signature', 'photo', 'code']),
      value: handOver.value.optional(),
    })
    .refine(({ kind, value }) => (kind === 'code') === (value === undefined), { path: ['value'] }),
);
/** Proof of a station's agent, with the number of the receipt that the picture shows. */
export const stationProof = proofBy(
  z.strictObject({ ...handOver, receiptNumber: namesNoRecord(identifier).optional() }),
);

/** Number on the seal of a bag. */
export const sealNumber = codeText.regex(/^[A-Z0-9-]{4,24}$/);
