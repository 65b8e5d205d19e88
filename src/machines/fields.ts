import { z } from 'zod';
import { uploadsUpTo } from './kit/upload.ts';
import { photo, PHOTOS_MOST, proofBy } from './uploads.ts';

/** Schemas of the fields in section 3 of the specification, shared by the events of many aggregates. */

/** Money: whole hundredths of MMK, not negative. */
export const money = z.int().min(0).max(100_000_000_000).meta({ unit: 'MMK' });
/** Money column of a list row, positive or negative: whole hundredths of MMK. */
export const kyat = z.int().meta({ unit: 'MMK' });
/** Weight in grams, at least one. */
export const grams = z.int().min(1).max(1_000_000_000);
/** A length in millimetres, at least one. */
export const millimetres = z.int().min(1).max(100_000);
export const instant = z.iso.datetime();
export const name = z.string().trim().min(2).max(40);
export const phone = z
  .string()
  .trim()
  .min(5)
  .max(20)
  .regex(/^\+?[0-9][0-9 -]*$/);
export const reason = z.string().trim().min(1).max(500);
export const identifier = z.string().trim().min(1).max(64);
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
export const payType = z.enum(['senderCash', 'receiverPays', 'offsetByGoods', 'ledger']);
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
  name,
  phone,
  city: identifier,
  address: z.string().trim().min(2).max(200),
  addressCode: identifier.optional(),
});
export type Party = z.infer<typeof party>;

export const proof = proofBy(
  z.strictObject({
    kind: z.enum(['signature', 'photo', 'code', 'agentReceipt']),
    /** Receiver's code, agent's receipt number, or id of the uploaded image. */
    value: z.string().trim().min(1).max(128),
    signedBy: name.optional(),
  }),
);

/** Number on the seal of a bag. */
export const sealNumber = z
  .string()
  .trim()
  .regex(/^[A-Z0-9-]{4,24}$/);
