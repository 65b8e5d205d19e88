import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Life } from '../kit/noun.ts';
import type { InsuranceClaim } from './context.ts';

const claimOf = (life: Life) => life.context as InsuranceClaim;

const tells = (on: string, proposes: string, more: (claim: InsuranceClaim) => object = () => ({})): Reaction =>
  whenever(on).propose('order', proposes, (_, life) => [
    { id: claimOf(life).order, data: { claim: life.id, ...more(claimOf(life)) } },
  ]);

/** The order knows its claim, and whether it was paid: it decides by that whether it may still be found. */
export const reactions: readonly Reaction[] = [
  tells('insuranceClaim.opened', 'order.insuranceClaimOpened'),
  tells('insuranceClaim.submitted', 'order.insuranceClaimOpened'),
  tells('insuranceClaim.declined', 'order.insuranceClaimClosed'),
  tells('insuranceClaim.paid', 'order.insuranceClaimPaid', ({ ground }) => ({ ground })),
];
