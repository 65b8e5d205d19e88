import { personOf, type OrderLookup } from '../desk/fields.ts';
import { orderExists } from '../desk/rules.ts';
import {
  CLAIM_SECOND_PERSON_ABOVE_MMK_HUNDREDTHS,
  CLAIM_WITHOUT_INSURANCE_MOST_MMK_HUNDREDTHS,
} from '../fields/limits.ts';
import { limitedBy, rulesOf, type Judged } from '../kit/rule.ts';
import type { InsuranceClaim } from './context.ts';
import type { InsuranceClaimData, InsuranceClaimEvents } from './events.ts';

/** The order in its current state; null if it does not exist. */
export interface Lookups {
  readonly order: OrderLookup | null;
}

type About<Type extends keyof InsuranceClaimEvents | null = null> = Judged<
  InsuranceClaim,
  Type extends keyof InsuranceClaimEvents ? InsuranceClaimData<Type> : unknown,
  Lookups
>;

/** Rules of an insurance claim (lifecycles.md 4.7, claim, decision; 4.10, 22; reliability.md 5, M12). */
export const rules = rulesOf<InsuranceClaim, Lookups>('insuranceClaim')({
  orderExists,
  lostIsLost: {
    source: 'lifecycles.md 4.10, 22: a parcel that is there is not paid for as lost',
    needsData: true,
    field: 'ground',
    values: ['state'],
    lookups: ['order'],
    holds: ({ data, lookups: { order } }: About<'insuranceClaim.submitted'>) =>
      data.ground !== 'lost' || order === null || order.state === 'lost' || { state: order.state },
  },
  notPaidBefore: {
    source: 'lifecycles.md 4.10, 22: no claim is paid twice',
    values: ['order'],
    lookups: ['order'],
    holds: ({ lookups: { order } }: About) => order?.claimPaid !== true || { order: order.id },
  },
  amountWithinInsured: {
    source: 'lifecycles.md 4.7: at most what was insured; ours: a cap for what was not',
    needsData: true,
    field: 'amount',
    values: ['amount', 'max'],
    ...limitedBy(
      { max: { value: CLAIM_WITHOUT_INSURANCE_MOST_MMK_HUNDREDTHS, unit: 'MMK' } },
      (limits) =>
        ({ context, data }: About<'insuranceClaim.decided'>) => {
          const max = context.insured ?? limits.max;
          return data.amount <= max || { amount: data.amount, max };
        },
    ),
  },
  parcelIsNotFound: {
    source: 'lifecycles.md 4.10, 22: never paid while the parcel is found',
    values: [],
    holds: ({ context }: About) => !context.found || {},
  },
  anotherPersonDecided: {
    source: 'lifecycles.md 4.7, TWO above a limit; the limit is ours',
    code: 'secondPerson',
    values: ['by', 'amount', 'limit'],
    ...limitedBy(
      { limit: { value: CLAIM_SECOND_PERSON_ABOVE_MMK_HUNDREDTHS, unit: 'MMK' } },
      ({ limit }) =>
        ({ context, actor }: About) => {
          const amount = context.amount ?? 0;
          const alone = context.decidedBy === personOf({ actor }).id || context.decidedBy === actor.onBehalfOf;
          return amount <= limit || !alone || { by: context.decidedByName, amount, limit };
        },
    ),
  },
});

export type RuleName = keyof typeof rules;
