import { z } from 'zod';
import { lineText } from '../../kit/lineText.ts';
import { event } from '../../kit/event.ts';
import { openWorkOrder } from '../../desk/pickedWorkOrder.ts';
import * as field from '../../fields/schemas.ts';
import { personal } from '../../fields/personal.ts';
import { code, referenceTo } from '../../fields/references.ts';
import { PRINTED, printing } from '../../fields/printing.ts';
import { stages } from '../../money/stages.ts';

const atLeastOne = (changes: object) => Object.values(changes).some((value) => value !== undefined);

/** Fields that customer service may correct in an order, apart from the parties and the money. */
export const amendable = z
  .strictObject({
    mailSn: code,
    goodsName: lineText.min(1).max(100),
    goodsType: field.goodsType,
    goodsNotes: field.remark,
    remark: field.remark,
    insureAmount: field.insured,
    deliveryWay: field.deliveryWay,
    station: referenceTo('station'),
  })
  .partial();

/** Changes of an order's details at the desk: operations 21 to 23, 28 to 30, 35, 38, 42 and 48. */
export const deskEvents = {
  'order.workOrderRaised': event(21, {
    question: referenceTo('question'),
    remark: field.remark.min(1),
    workOrder: openWorkOrder.optional(),
  }),
  'order.modified': event(22, { changes: amendable.refine(atLeastOne) }),
  'order.deliveryTimeSet': event(23, { expectedDeliveryTime: field.instant, deliveryWindow: field.deliveryWindow }),
  'order.pickupDaySet': event(null, { pickupDay: z.iso.date(), pickupWindow: field.deliveryWindow.default('allDay') }),
  'order.safePlaceSet': event(null, {
    safePlace: field.safePlace,
    safePlaceNote: personal(z.string().trim().min(1).max(100), 'address').optional(),
  }),
  'order.collectionAmountModified': event(28, { collectionAmount: field.collection, reason: field.reason }),
  'order.paymentMethodModified': event(29, { payType: field.payType, reason: field.reason }),
  'order.partyModified': event(30, {
    side: z.enum(['sender', 'receiver']),
    party: field.party.partial().refine(atLeastOne),
    destinationBranch: referenceTo('branch').optional(),
  }),
  'order.addressCodeModified': event(35, { addressCode: referenceTo('addressCode') }),
  'order.weightModified': event(38, {
    weightGrams: field.parcelGrams,
    weightChecked: field.weightChecked,
    lengthMm: field.millimetres.optional(),
    widthMm: field.millimetres.optional(),
    heightMm: field.millimetres.optional(),
  }),
  'order.extraFeeAdded': event(42, {
    kind: field.feeKind,
    amount: field.money.min(1),
    channel: field.feeChannel,
    stage: z.enum(stages),
    remark: field.remark.optional(),
  }),
  'order.labelPrinted': event(48, {
    kind: z.enum(['waybill', 'return', 'piece']),
    ...printing(PRINTED.order.sizes),
  }),
};
