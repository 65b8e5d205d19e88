import { personOf, stamped } from '../desk/fields.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import type { InsuranceClaim } from './context.ts';
import type { InsuranceClaimRecordedEvent } from './events.ts';
import type { Lookups } from './rules.ts';

const submitted = (event: RecordedEvent) => {
  const { id, name } = personOf(event);
  return { submittedBy: id, submittedByName: name, submittedAt: event.at };
};

const undecided = { amount: null, decidedBy: null, decidedByName: null, decidedAt: null };

const alarm = (days: NonNullable<InsuranceClaim['alarm']>) => (): Partial<InsuranceClaim> => ({ alarm: days });

export const evolve = stamped<InsuranceClaim>({
  'insuranceClaim.opened': (_, event: InsuranceClaimRecordedEvent<'insuranceClaim.opened'>) => ({
    ...event.data,
    ...submitted(event),
  }),
  'insuranceClaim.submitted': (_, event: InsuranceClaimRecordedEvent<'insuranceClaim.submitted'>) => {
    const { order } = event.lookups as Partial<Lookups>;
    return {
      ...event.data,
      photos: event.data.photos ?? [],
      branches: order?.branches ?? [],
      merchant: order?.merchant ?? null,
      insured: order?.insured ?? null,
      ...submitted(event),
    };
  },
  'insuranceClaim.reviewStarted': (claim, event: InsuranceClaimRecordedEvent<'insuranceClaim.reviewStarted'>) => ({
    reviewerName: personOf(event).name,
    remark: event.data.remark ?? claim.remark,
  }),
  'insuranceClaim.decided': (_, event: InsuranceClaimRecordedEvent<'insuranceClaim.decided'>) => {
    const { id, name } = personOf(event);
    return {
      amount: event.data.amount,
      remark: event.data.remark,
      decidedBy: id,
      decidedByName: name,
      decidedAt: event.at,
    };
  },
  'insuranceClaim.parcelFound': () => ({ ...undecided, found: true }),
  'insuranceClaim.findWithdrawn': () => ({ found: false }),
  'insuranceClaim.paid': (_, event: InsuranceClaimRecordedEvent<'insuranceClaim.paid'>) => ({
    ...event.data,
    paidByName: personOf(event).name,
    paidAt: event.at,
  }),
  'insuranceClaim.declined': (_, event: InsuranceClaimRecordedEvent<'insuranceClaim.declined'>) => ({
    refusal: event.data.reason,
  }),
  'insuranceClaim.sevenDaysPassed': alarm(7),
  'insuranceClaim.twelveDaysPassed': alarm(12),
  'insuranceClaim.overdue': alarm(14),
});
