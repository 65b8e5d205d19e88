import type { Evolve } from '../../kit/evolve.ts';
import type { Order } from '../context.ts';
import type { OrderRecordedEvent } from '../events.ts';
import type { Lookups } from '../lookups.ts';
import { atBranch, carriedBy, person, withReceiver, withSender } from './holders.ts';
import { withoutNextAttempt } from './nextAttempt.ts';

/** Moves a recalled parcel from the courier to the branch at its first scan there. */
const handedIn = (order: Order): Partial<Order> => ({ holder: atBranch(order.currentBranch) });

const assigned = (order: Order, event: OrderRecordedEvent<'order.delivererAssigned'>): Partial<Order> => {
  const { deliverer } = event.lookups as Partial<Lookups>;
  return {
    ...handedIn(order),
    claimed: true,
    deliverer: { id: event.data.deliverer, name: deliverer?.name ?? event.data.deliverer },
  };
};

/** Returns the sender's goods money: the receiver's payment less refunds, which reduce freight first. */
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

/** Ends the use of a verified code: it proves one hand-over, on the way on which it was entered. */
const codeSpent = ({ receiverCode }: Order): Partial<Order> =>
  receiverCode?.state === 'verified' ? { receiverCode: { ...receiverCode, state: 'spent' } } : {};

/** Changes during delivery to the receiver. */
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
    ...codeSpent(order),
  }),
  'order.receiverCodeEntered': ({ receiverCode }, event: OrderRecordedEvent<'order.receiverCodeEntered'>) => {
    const { codeIsRight } = event.lookups as Partial<Lookups>;
    const wrong = receiverCode?.wrong ?? 0;
    return { receiverCode: codeIsRight === true ? { wrong, state: 'verified' } : { wrong: wrong + 1, state: 'open' } };
  },
  'order.signed': (order, event: OrderRecordedEvent<'order.signed'>) => ({
    ...signed(order, event),
    ...codeSpent(order),
  }),
  'order.sentToStation': () => ({}),
  'order.arrivedAtStation': (order) => ({ holder: { kind: 'station', id: order.station, name: order.station } }),
  'order.signedAtStation': signed,
  'order.pickedUpAtCounter': signed,
  'order.returnSigned': (order, event: OrderRecordedEvent<'order.returnSigned'>) => ({
    ...delivered(order, event),
    holder: withSender(order),
  }),
  'order.deliveryAttemptFailed': (order, { data }: OrderRecordedEvent<'order.deliveryAttemptFailed'>) => ({
    attempts: order.attempts + 1,
    ...(data.nextAttemptAt === undefined ? withoutNextAttempt(order) : { nextAttemptAt: data.nextAttemptAt }),
  }),
  'order.deliveryTimedOut': (order) => ({ timedOut: [...order.timedOut, 'delivery'] }),
};
