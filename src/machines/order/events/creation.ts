import { z } from 'zod';
import { lineText } from '../../kit/lineText.ts';
import { event } from '../../kit/event.ts';
import * as field from '../../fields/schemas.ts';
import { code, referenceTo } from '../../fields/references.ts';

/** Fields of a new order; the order keeps each under the same name. */
export const orderForm = {
  source: field.source,
  mailSn: code.optional(),
  merchant: referenceTo('merchant').optional(),
  sender: field.party,
  receiver: field.party,
  originBranch: referenceTo('branch'),
  destinationBranch: referenceTo('branch'),
  goodsName: lineText.min(1).max(100),
  goodsType: field.goodsType,
  weightGrams: field.parcelGrams,
  lengthMm: field.millimetres,
  widthMm: field.millimetres,
  heightMm: field.millimetres,
  pieces: z.int().min(1).max(99).default(1),
  goodsNotes: field.remark.optional(),
  photos: field.photos.optional(),
  deliveryWay: field.deliveryWay,
  station: referenceTo('station').optional(),
  orderType: field.orderType,
  expectedDeliveryTime: field.instant.optional(),
  deliveryWindow: field.deliveryWindow.default('allDay'),
  insureAmount: field.insured.optional(),
  collectionAmount: field.collection.optional(),
  payType: field.payType,
  chargeType: field.chargeType,
  remark: field.remark.optional(),
};

const person = { collector: referenceTo('staff') };

/** From the order form to collection: operations 99, -1, 0, 1, 2, 11, 26, 27. */
export const creationEvents = {
  'order.created': event(99, orderForm),
  'order.transshipmentCreated': event(99, { ...orderForm, addressCode: referenceTo('addressCode') }),
  'order.deleted': event(-1, { reason: field.reason }, { irreversible: true }),
  'order.cancelled': event(0, { reason: field.reason }, { irreversible: true }),
  'order.collectorAssigned': event(1, person),
  'order.collectorAutoAssigned': event(26, person, { systemOnly: true }),
  'order.collected': event(2, {
    piecesScanned: z.int().min(1).max(99).default(1),
    weightGrams: field.parcelGrams.optional(),
    weightChecked: field.weightChecked,
    photos: field.photos.optional(),
  }),
  'order.released': event(11, { reason: field.reason }),
  'order.transshipmentReceived': event(27, {
    weightGrams: field.parcelGrams,
    weightChecked: field.weightChecked,
    photos: field.photos.min(1),
    shelf: referenceTo('shelf').optional(),
  }),
};
