import { personOf, stamped } from '../desk.ts';
import type { Fact } from '../kit/proposal.ts';
import type { InsuranceClaim } from './context.ts';
import type { InsuranceClaimFact } from './events.ts';
import type { Known } from './rules.ts';

const submitted = (fact: Fact) => {
  const { id, name } = personOf(fact);
  return { submittedBy: id, submittedByName: name, submittedAt: fact.at };
};

const undecided = { amount: null, decidedBy: null, decidedByName: null, decidedAt: null };

const alarm = (days: NonNullable<InsuranceClaim['alarm']>) => (): Partial<InsuranceClaim> => ({ alarm: days });

/** What each event changes in the facts a claim keeps. */
export const evolve = stamped<InsuranceClaim>({
  'insuranceClaim.opened': (_, fact: InsuranceClaimFact<'insuranceClaim.opened'>) => ({
    ...fact.data,
    ...submitted(fact),
  }),
  'insuranceClaim.submitted': (_, fact: InsuranceClaimFact<'insuranceClaim.submitted'>) => {
    const { order } = fact.known as Partial<Known>;
    return {
      ...fact.data,
      photos: fact.data.photos ?? [],
      branches: order?.branches ?? [],
      merchant: order?.merchant ?? null,
      insured: order?.insured ?? null,
      ...submitted(fact),
    };
  },
  'insuranceClaim.reviewStarted': (claim, fact: InsuranceClaimFact<'insuranceClaim.reviewStarted'>) => ({
    reviewerName: personOf(fact).name,
    remark: fact.data.remark ?? claim.remark,
  }),
  'insuranceClaim.decided': (_, fact: InsuranceClaimFact<'insuranceClaim.decided'>) => {
    const { id, name } = personOf(fact);
    return {
      amount: fact.data.amount,
      remark: fact.data.remark,
      decidedBy: id,
      decidedByName: name,
      decidedAt: fact.at,
    };
  },
  'insuranceClaim.parcelFound': () => ({ ...undecided, found: true }),
  'insuranceClaim.findWithdrawn': () => ({ found: false }),
  'insuranceClaim.paid': (_, fact: InsuranceClaimFact<'insuranceClaim.paid'>) => ({
    ...fact.data,
    paidByName: personOf(fact).name,
    paidAt: fact.at,
  }),
  'insuranceClaim.declined': (_, fact: InsuranceClaimFact<'insuranceClaim.declined'>) => ({
    refusal: fact.data.reason,
  }),
  'insuranceClaim.sevenDaysPassed': alarm(7),
  'insuranceClaim.twelveDaysPassed': alarm(12),
  'insuranceClaim.overdue': alarm(14),
});
