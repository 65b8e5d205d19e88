import type { Evolve } from '../../kit/evolve.ts';
import type { Order } from '../context.ts';
import type { OrderRecordedEvent } from '../events.ts';
import { modify, repriced } from './modified.ts';
import { withoutNextAttempt } from './nextAttempt.ts';

/** Changes at the customer service desk. */
export const afterDesk: Evolve<Order> = {
  'order.workOrderRaised': () => ({}),
  'order.modified': (order, event: OrderRecordedEvent<'order.modified'>) =>
    repriced(order, event, modify(order, event, event.data.changes)),
  'order.deliveryTimeSet': (order, event: OrderRecordedEvent<'order.deliveryTimeSet'>) => ({
    ...modify(order, event, event.data),
    ...withoutNextAttempt(order),
  }),
  'order.pickupDaySet': (order, event: OrderRecordedEvent<'order.pickupDaySet'>) => modify(order, event, event.data),
  'order.safePlaceSet': (order, event: OrderRecordedEvent<'order.safePlaceSet'>) =>
    modify(order, event, { safePlace: event.data.safePlace, safePlaceNote: event.data.safePlaceNote ?? null }),
  'order.collectionAmountModified': (order, event: OrderRecordedEvent<'order.collectionAmountModified'>) =>
    modify(order, event, { collectionAmount: event.data.collectionAmount }),
  'order.paymentMethodModified': (order, event: OrderRecordedEvent<'order.paymentMethodModified'>) =>
    modify(order, event, { payType: event.data.payType }),
  'order.partyModified': (order, event: OrderRecordedEvent<'order.partyModified'>) => {
    const changed = modify(order, event, event.data.party, event.data.side);
    const { destinationBranch } = event.data;
    if (destinationBranch === undefined) return changed;
    return {
      ...modify({ ...order, ...changed }, event, { destinationBranch }),
      ...pick(changed, event.data.side),
      nextBranch: null,
    };
  },
  'order.addressCodeModified': (order, event: OrderRecordedEvent<'order.addressCodeModified'>) =>
    modify(order, event, event.data),
  'order.weightModified': (order, event: OrderRecordedEvent<'order.weightModified'>) => {
    const { weightChecked: _, ...measured } = event.data;
    return repriced(order, event, modify(order, event, measured));
  },
  'order.extraFeeAdded': (order, { id, data, at }: OrderRecordedEvent<'order.extraFeeAdded'>) => ({
    extraFees: [
      ...order.extraFees,
      {
        id: `${id}-F${order.extraFees.length + 1}`,
        kind: data.kind,
        amount: data.amount,
        channel: data.channel,
        stage: data.stage,
        at,
        settled: false,
      },
    ],
  }),
  'order.labelPrinted': (order, { data, actor, at }: OrderRecordedEvent<'order.labelPrinted'>) => ({
    prints: [
      ...order.prints,
      { at, kind: data.kind, count: data.count, by: actor.name, size: data.size, format: data.format },
    ],
  }),
};

const pick = (changed: Partial<Order>, side: 'sender' | 'receiver'): Partial<Order> =>
  changed[side] === undefined ? {} : { [side]: changed[side] };
