import { reactionsOf, type Reaction } from '../kit/reaction.ts';
import type { InsuranceClaim } from './context.ts';
import type { InsuranceClaimEvents } from './events.ts';

const { whenever } = reactionsOf<InsuranceClaimEvents, InsuranceClaim>();

const notifiesOrder = (
  on: keyof InsuranceClaimEvents,
  proposes: string,
  extraData: (claim: InsuranceClaim) => object = () => ({}),
): Reaction =>
  whenever(on).propose('order', proposes, (_, aggregate) => [
    { id: aggregate.context.order, data: { claim: aggregate.id, ...extraData(aggregate.context) } },
  ]);

/** Records the claim and its payment in the order. They determine whether the parcel may still be marked as found. */
export const reactions: readonly Reaction[] = [
  notifiesOrder('insuranceClaim.opened', 'order.insuranceClaimOpened'),
  notifiesOrder('insuranceClaim.submitted', 'order.insuranceClaimOpened'),
  notifiesOrder('insuranceClaim.declined', 'order.insuranceClaimClosed'),
  notifiesOrder('insuranceClaim.paid', 'order.insuranceClaimPaid', ({ ground }) => ({ ground })),
];
