import { stamped } from '../desk/fields.ts';
import type { DeliveryClaim } from './context.ts';
import { events, type DeliveryClaimRecordedEvent } from './events.ts';

const nothing = () => ({});

/** Applies events to the context; most of them change only the state. */
export const evolve = stamped<DeliveryClaim>({
  ...Object.fromEntries(Object.keys(events).map((type) => [type, nothing])),
  'deliveryClaim.pendingDelivery': (
    { times },
    { data, at }: DeliveryClaimRecordedEvent<'deliveryClaim.pendingDelivery'>,
  ) => ({
    ...data,
    claimedAt: at,
    times: times + 1,
  }),
});
