import { reactionsOf, type Reaction } from '../kit/reaction.ts';
import type { TransferBooking } from './context.ts';
import type { BookingEvents } from './events.ts';

const { whenever } = reactionsOf<BookingEvents, TransferBooking>();

/** Creates the transshipment order and charges the customs fee to the receiver. */
export const reactions: readonly Reaction[] = [
  whenever('transferBooking.orderPlaced').propose('order', 'order.transshipmentCreated', (_, aggregate) => {
    const { order, onward, waybill, branch, sender, receiver, ...parcel } = aggregate.context;
    if (order === null || onward === null) return [];
    const { addressCode, goodsName, goodsType, weightGrams, lengthMm, widthMm, heightMm, photos } = parcel;
    const goods = { goodsName, goodsType, weightGrams, lengthMm, widthMm, heightMm, photos };
    return [
      {
        id: order,
        data: {
          ...onward,
          ...goods,
          source: 'transshipment',
          mailSn: waybill,
          originBranch: branch,
          orderType: 'standard',
          sender,
          receiver,
          addressCode,
        },
      },
    ];
  }),
  whenever('transferBooking.orderPlaced').propose('order', 'order.extraFeeAdded', (_, aggregate) => {
    const { order, customsFee: amount } = aggregate.context;
    if (order === null || amount === 0) return [];
    return [{ id: order, data: { kind: 'customsDuty', amount, channel: 'cash', stage: 'sign' } }];
  }),
];
