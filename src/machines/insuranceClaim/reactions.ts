import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import type { InsuranceClaim } from './context.ts';

const claimOf = (aggregate: Aggregate) => aggregate.context as InsuranceClaim;

const notifiesOrder = (
  on: string,
  proposes: string,
  extraData: (claim: InsuranceClaim) => object = () => ({}),
): Reaction =>
  whenever(on).propose('order', proposes, (_, aggregate) => [
    { id: claimOf(aggregate).order, data: { claim: aggregate.id, ...extraData(claimOf(aggregate)) } },
  ]);

/** Records the claim and its payment in the order. They determine whether the parcel may still be marked as found. */
export const reactions: readonly Reaction[] = [
  notifiesOrder('insuranceClaim.opened', 'order.insuranceClaimOpened'),
  notifiesOrder('insuranceClaim.submitted', 'order.insuranceClaimOpened'),
  notifiesOrder('insuranceClaim.declined', 'order.insuranceClaimClosed'),
  notifiesOrder('insuranceClaim.paid', 'order.insuranceClaimPaid', ({ ground }) => ({ ground })),
];
