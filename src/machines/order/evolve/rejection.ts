import type { Evolve } from '../../kit/lifecycle.ts';
import type { Order } from '../context.ts';
import type { OrderFact } from '../events.ts';
import { requested } from './requested.ts';

const outcome = (order: Order, { data }: OrderFact<'order.rejectTypeModified'>): Partial<Order> => ({
  rejection: {
    heldBy: order.rejection?.heldBy ?? order.holder,
    reason: order.rejection?.reason ?? '',
    returnType: data.returnType,
    returnCharging: data.returnCharging,
  },
  returnCharging: data.returnCharging,
});

/** The receiver owes nothing for a parcel that goes back to its sender. */
const goingBack: Partial<Order> = { freed: ['sign'] };

const back = (order: Order): Partial<Order> => ({
  deliverer: null,
  nextBranch: null,
  returnCharging: order.returnCharging,
});

/** Refused, called back, given up. */
export const afterRejection: Evolve<Order> = {
  'order.rejectionReported': (order, { data }: OrderFact<'order.rejectionReported'>) => ({
    rejection: { reason: data.reason, returnType: null, returnCharging: null, heldBy: order.holder },
  }),
  'order.rejectionWithdrawn': (order) => ({ rejection: null, holder: order.rejection?.heldBy ?? order.holder }),
  'order.rejected': (order, fact: OrderFact<'order.rejected'>) => ({
    ...outcome(order, fact),
    rejection: {
      heldBy: order.rejection?.heldBy ?? order.holder,
      reason: fact.data.reason,
      returnType: fact.data.returnType,
      returnCharging: fact.data.returnCharging,
    },
  }),
  'order.rejectTypeModified': outcome,
  'order.sendBackDecided': (order) => ({ ...back(order), ...goingBack }),
  'order.redeliveryDecided': (order) => ({ ...back(order), rejection: null }),
  'order.recalled': (order, { data }: OrderFact<'order.recalled'>) => ({
    ...back(order),
    ...goingBack,
    returnCharging: data.returnCharging,
  }),
  'order.interceptRequested': (_, { data }: OrderFact<'order.interceptRequested'>) => ({
    ...goingBack,
    returnCharging: data.returnCharging,
  }),
  'order.discardRequested': requested,
  'order.discarded': (_, { at }: OrderFact<'order.discarded'>) => ({
    request: null,
    endedAt: at,
    shelf: null,
    holder: { kind: 'company', id: null, name: null },
  }),
  'order.collectedCancelRequested': ({ cancelRequests }) => ({ cancelRequests: cancelRequests + 1 }),
  'order.collectedCancelApproved': (order, { data }: OrderFact<'order.collectedCancelApproved'>) => ({
    ...back(order),
    ...goingBack,
    returnCharging: data.returnCharging,
  }),
  'order.collectedCancelRefused': () => ({}),
};
