import type { Evolve } from '../../kit/lifecycle.ts';
import type { Order } from '../context.ts';
import type { OrderFact } from '../events.ts';
import type { Known } from '../known.ts';
import { carriedBy, person, withReceiver, withSender } from './holders.ts';

const assigned = (_: Order, fact: OrderFact<'order.delivererAssigned'>): Partial<Order> => {
  const { deliverer } = fact.known as Partial<Known>;
  return { deliverer: { id: fact.data.deliverer, name: deliverer?.name ?? fact.data.deliverer } };
};

const delivered = (order: Order, { at }: { at: string }): Partial<Order> => ({
  holder: withReceiver(order),
  endedAt: at,
  shelf: null,
  package: null,
});

/** To the receiver's hand. */
export const afterDelivery: Evolve<Order> = {
  'order.deliveryClaimed': (_, { actor }: OrderFact<'order.deliveryClaimed'>) => ({ deliverer: person(actor) }),
  'order.delivererAssigned': assigned,
  'order.delivererAutoAssigned': assigned,
  'order.outForDelivery': (order) => ({
    holder: order.deliverer ? carriedBy(order.deliverer) : order.holder,
    shelf: null,
  }),
  'order.signed': delivered,
  'order.sentToStation': () => ({}),
  'order.arrivedAtStation': (order) => ({ holder: { kind: 'station', id: order.station, name: order.station } }),
  'order.signedAtStation': delivered,
  'order.pickedUpAtCounter': delivered,
  'order.returnSigned': (order, fact: OrderFact<'order.returnSigned'>) => ({
    ...delivered(order, fact),
    holder: withSender(order),
  }),
  'order.deliveryAttemptFailed': (order) => ({ attempts: order.attempts + 1 }),
  'order.deliveryTimedOut': (order) => ({ timedOut: [...order.timedOut, 'delivery'] }),
};
