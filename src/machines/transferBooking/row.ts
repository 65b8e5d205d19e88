import { z } from 'zod';
import type { Aggregate } from '../kit/aggregate.ts';
import * as field from '../fields/schemas.ts';
import { personal } from '../fields/personal.ts';
import { rowHead } from '../kit/register.ts';
import type { TransferBooking } from './context.ts';
import { photo } from '../fields/uploads.ts';

/** List row of a transfer booking (§3, transshipment). */
export const rowSchema = z.object({
  ...rowHead,
  waybill: z.string(),
  branch: z.string(),
  addressCode: z.string(),
  receiverName: personal(z.string(), 'name'),
  receiverPhone: personal(z.string(), 'phone'),
  goodsName: z.string(),
  goodsType: field.goodsType,
  weightGrams: z.int(),
  photos: z.array(photo),
  replenishment: z.boolean(),
  customsFee: z.int(),
  shelf: z.string().nullable(),
  warehousedBy: z.string(),
  warehousedAt: z.string(),
  order: z.string().nullable(),
  reason: z.string().nullable(),
  endedAt: z.string().nullable(),
});
export type TransferBookingRow = z.infer<typeof rowSchema>;

export const row = ({
  context: booking,
}: Aggregate<TransferBooking>): Omit<TransferBookingRow, keyof typeof rowHead> => ({
  waybill: booking.waybill,
  branch: booking.branch,
  addressCode: booking.addressCode,
  receiverName: booking.receiver.name,
  receiverPhone: booking.receiver.phone,
  goodsName: booking.goodsName,
  goodsType: booking.goodsType,
  weightGrams: booking.weightGrams,
  photos: [...booking.photos],
  replenishment: booking.replenishment,
  customsFee: booking.customsFee,
  shelf: booking.shelf,
  warehousedBy: booking.warehousedBy,
  warehousedAt: booking.warehousedAt,
  order: booking.order,
  reason: booking.reason,
  endedAt: booking.endedAt,
});
