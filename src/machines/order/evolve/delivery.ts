import type { Evolve } from '../../kit/lifecycle.ts';
import type { Order } from '../context.ts';
import type { OrderRecordedEvent } from '../events.ts';
import type { Lookups } from '../lookups.ts';
import { atBranch, carriedBy, person, withReceiver, withSender } from './holders.ts';

/** A parcel called back in the courier's hand comes into the branch's with the first scan there. */
const handedIn = (order: Order): Partial<Order> => ({ holder: atBranch(order.currentBranch) });

const assigned = (order: Order, event: OrderRecordedEvent<'order.delivererAssigned'>): Partial<Order> => {
  const { deliverer } = event.lookups as Partial<Lookups>;
  return {
    ...handedIn(order),
    claimed: true,
    deliverer: { id: event.data.deliverer, name: deliverer?.name ?? event.data.deliverer },
  };
};

/** Of what the receiver paid, freight goes back first: the rest of it is the sender's goods money. */
const goodsIn = ({ collectionAmount, paid, refundDue }: Order): number =>
  Math.min(collectionAmount ?? 0, paid.sign - refundDue.sign);

const delivered = (order: Order, { at }: { at: string }): Partial<Order> => ({
  holder: withReceiver(order),
  endedAt: at,
  shelf: null,
  package: null,
});

const signed = (order: Order, event: { at: string }): Partial<Order> => ({
  ...delivered(order, event),
  goodsOwed: goodsIn(order),
});

/** To the receiver's hand. */
export const afterDelivery: Evolve<Order> = {
  'order.deliveryClaimed': (order, { actor }: OrderRecordedEvent<'order.deliveryClaimed'>) => ({
    ...handedIn(order),
    claimed: true,
    deliverer: person(actor),
  }),
  'order.delivererAssigned': assigned,
  'order.delivererAutoAssigned': assigned,
  'order.outForDelivery': (order) => ({
    holder: order.deliverer ? carriedBy(order.deliverer) : order.holder,
    shelf: null,
  }),
  'order.signed': signed,
  'order.sentToStation': () => ({}),
  'order.arrivedAtStation': (order) => ({ holder: { kind: 'station', id: order.station, name: order.station } }),
  'order.signedAtStation': signed,
  'order.pickedUpAtCounter': signed,
  'order.returnSigned': (order, event: OrderRecordedEvent<'order.returnSigned'>) => ({
    ...delivered(order, event),
    holder: withSender(order),
  }),
  'order.deliveryAttemptFailed': (order) => ({ attempts: order.attempts + 1 }),
  'order.deliveryTimedOut': (order) => ({ timedOut: [...order.timedOut, 'delivery'] }),
};
