import { z } from 'zod';
import { event } from '../../kit/event.ts';
import * as field from '../../fields.ts';
import { PRINTED, printing } from '../../prints.ts';
import { stages } from '../../stages.ts';

const atLeastOne = (changes: object) => Object.values(changes).some((value) => value !== undefined);

/** Fields that customer service may correct in an order, apart from the parties and the money. */
export const amendable = z
  .strictObject({
    mailSn: field.identifier,
    goodsName: z.string().trim().min(1).max(100),
    goodsType: field.goodsType,
    goodsNotes: field.remark,
    remark: field.remark,
    insureAmount: field.money,
    deliveryWay: field.deliveryWay,
    station: field.identifier,
  })
  .partial();

/** Changes of an order's details at the desk: operations 21 to 23, 28 to 30, 35, 38, 42 and 48. */
export const deskEvents = {
  'order.workOrderRaised': event(21, {
    question: field.identifier,
    remark: field.remark.min(1),
    workOrder: field.identifier.optional(),
  }),
  'order.modified': event(22, { changes: amendable.refine(atLeastOne) }),
  'order.deliveryTimeSet': event(23, { expectedDeliveryTime: field.instant, deliveryWindow: field.deliveryWindow }),
  'order.collectionAmountModified': event(28, { collectionAmount: field.money, reason: field.reason }),
  'order.paymentMethodModified': event(29, { payType: field.payType, reason: field.reason }),
  'order.partyModified': event(30, {
    side: z.enum(['sender', 'receiver']),
    party: field.party.partial().refine(atLeastOne),
    destinationBranch: field.identifier.optional(),
  }),
  'order.addressCodeModified': event(35, { addressCode: field.identifier }),
  'order.weightModified': event(38, {
    weightGrams: field.grams,
    lengthMm: field.millimetres.optional(),
    widthMm: field.millimetres.optional(),
    heightMm: field.millimetres.optional(),
  }),
  'order.extraFeeAdded': event(42, {
    kind: z.enum(['upstairs', 'remoteArea', 'packaging', 'storage', 'redelivery', 'customsDuty', 'other']),
    amount: field.money.min(1),
    channel: z.enum(['cash', 'bank', 'wallet']),
    stage: z.enum(stages),
    remark: field.remark.optional(),
  }),
  'order.labelPrinted': event(48, {
    kind: z.enum(['waybill', 'return', 'piece']),
    ...printing(PRINTED.order.sizes),
  }),
};
