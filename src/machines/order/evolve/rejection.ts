import type { Evolve } from '../../kit/evolve.ts';
import type { Order } from '../context.ts';
import type { OrderRecordedEvent } from '../events.ts';
import { requested } from './requested.ts';

const outcome = (order: Order, { data }: OrderRecordedEvent<'order.rejectTypeModified'>): Partial<Order> => ({
  rejection: {
    heldBy: order.rejection?.heldBy ?? order.holder,
    reason: order.rejection?.reason ?? '',
    cause: order.rejection?.cause ?? null,
    returnType: data.returnType,
    returnCharging: data.returnCharging,
  },
  returnCharging: data.returnCharging,
});

/** The receiver owes nothing for a parcel that returns to its sender. */
const goingBack: Partial<Order> = { freed: ['sign'] };

const back = (order: Order): Partial<Order> => ({
  deliverer: null,
  nextBranch: null,
  returnCharging: order.returnCharging,
});

/** Changes by rejection, recall and discard. */
export const afterRejection: Evolve<Order> = {
  'order.rejectionReported': (order, { data }: OrderRecordedEvent<'order.rejectionReported'>) => ({
    rejection: {
      reason: data.reason,
      cause: data.cause ?? null,
      returnType: null,
      returnCharging: null,
      heldBy: order.holder,
    },
  }),
  'order.rejectionWithdrawn': (order) => ({ rejection: null, holder: order.rejection?.heldBy ?? order.holder }),
  'order.rejected': (order, event: OrderRecordedEvent<'order.rejected'>) => ({
    ...outcome(order, event),
    rejection: {
      heldBy: order.rejection?.heldBy ?? order.holder,
      reason: event.data.reason,
      cause: event.data.cause ?? order.rejection?.cause ?? null,
      returnType: event.data.returnType,
      returnCharging: event.data.returnCharging,
    },
  }),
  'order.rejectTypeModified': outcome,
  'order.sendBackDecided': (order) => ({ ...back(order), ...goingBack }),
  'order.redeliveryDecided': (order) => ({ ...back(order), rejection: null }),
  'order.recalled': (order, { data }: OrderRecordedEvent<'order.recalled'>) => ({
    ...back(order),
    ...goingBack,
    returnCharging: data.returnCharging,
  }),
  'order.interceptRequested': (_, { data }: OrderRecordedEvent<'order.interceptRequested'>) => ({
    ...goingBack,
    returnCharging: data.returnCharging,
  }),
  'order.discardRequested': requested,
  'order.discarded': (_, { at }: OrderRecordedEvent<'order.discarded'>) => ({
    request: null,
    endedAt: at,
    shelf: null,
    holder: { kind: 'company', id: null, name: null },
  }),
  'order.collectedCancelRequested': ({ cancelRequests }) => ({ cancelRequests: cancelRequests + 1 }),
  'order.collectedCancelApproved': (order, { data }: OrderRecordedEvent<'order.collectedCancelApproved'>) => ({
    ...back(order),
    ...goingBack,
    returnCharging: data.returnCharging,
  }),
  'order.collectedCancelRefused': () => ({}),
};
