import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Aggregate } from '../kit/aggregateType.ts';
import type { InsuranceClaim } from './context.ts';

const claimOf = (aggregate: Aggregate) => aggregate.context as InsuranceClaim;

const tells = (on: string, proposes: string, more: (claim: InsuranceClaim) => object = () => ({})): Reaction =>
  whenever(on).propose('order', proposes, (_, aggregate) => [
    { id: claimOf(aggregate).order, data: { claim: aggregate.id, ...more(claimOf(aggregate)) } },
  ]);

/** Records the claim and its payment in the order. They determine whether the parcel may still be marked as found. */
export const reactions: readonly Reaction[] = [
  tells('insuranceClaim.opened', 'order.insuranceClaimOpened'),
  tells('insuranceClaim.submitted', 'order.insuranceClaimOpened'),
  tells('insuranceClaim.declined', 'order.insuranceClaimClosed'),
  tells('insuranceClaim.paid', 'order.insuranceClaimPaid', ({ ground }) => ({ ground })),
];
