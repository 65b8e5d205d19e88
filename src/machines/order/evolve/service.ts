import type { Evolve } from '../../kit/evolve.ts';
import type { Order } from '../context.ts';
import type { OrderRecordedEvent } from '../events.ts';

/** Changes of an order by work orders and insurance claims. */
export const afterService: Evolve<Order> = {
  'order.workOrderLinked': () => ({}),
  'order.signVoidRefused': () => ({ request: null }),
  'order.insuranceClaimOpened': (_, { data }: OrderRecordedEvent<'order.insuranceClaimOpened'>) => ({
    insuranceClaim: data.claim,
  }),
  'order.insuranceClaimClosed': () => ({ insuranceClaim: null }),
  'order.insuranceClaimPaid': (_, { data }: OrderRecordedEvent<'order.insuranceClaimPaid'>) => ({
    insuranceClaim: null,
    claimPaid: data.ground,
  }),
};
