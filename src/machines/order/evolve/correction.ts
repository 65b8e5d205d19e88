import type { Evolve } from '../../kit/lifecycle.ts';
import type { Order } from '../context.ts';
import type { OrderFact } from '../events.ts';
import { atBranch, carriedBy } from './holders.ts';
import { requested } from './requested.ts';

/** The signature is void: the parcel is back, and what was paid at signing is owed again. */
const unsigned = (order: Order): Partial<Order> => ({
  request: null,
  endedAt: null,
  due: { ...order.due, sign: order.due.sign + order.paid.sign },
  paid: { ...order.paid, sign: 0 },
});

/** Taking back what was recorded wrongly. */
export const afterCorrection: Evolve<Order> = {
  'order.signVoidRequested': requested,
  'order.signVoidedToDeliverer': (order) => ({
    ...unsigned(order),
    holder: order.deliverer ? carriedBy(order.deliverer) : order.holder,
  }),
  'order.signVoidedToBranch': (order, { actor, at }: OrderFact<'order.signVoidedToBranch'>) => {
    const branch = actor.branch ?? order.destinationBranch;
    return { ...unsigned(order), currentBranch: branch, holder: atBranch(branch), stockedAt: at };
  },
  'order.signVoidedToStation': (order) => ({
    ...unsigned(order),
    holder: { kind: 'station', id: order.station, name: order.station },
  }),
  'order.voidRequested': requested,
  'order.eventVoided': (order, { data }: OrderFact<'order.eventVoided'>) => ({
    voided: [...order.voided, data.version],
  }),
  'order.requestWithdrawn': () => ({ request: null }),
};
