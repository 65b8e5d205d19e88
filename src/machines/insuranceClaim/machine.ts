import { beforeCreation, parallelTransition, deadline, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type InsuranceClaim } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);
const stays = parallelTransition(null);

/** One deadline of fourteen days from the opening of the claim to its end; decisions do not restart it (§9). */
const claim = {
  initial: 'absent',
  states: {
    absent: beforeCreation({
      'insuranceClaim.opened': to('#open'),
      'insuranceClaim.submitted': to('#open', 'orderExists', 'lostIsLost', 'notPaidBefore'),
    }),
    open: {
      id: 'open',
      meta: { code: 0, phase: 'desk' },
      entry: [
        deadline<InsuranceClaim>('insuranceClaim.sevenDaysPassed', 'P7D'),
        deadline<InsuranceClaim>('insuranceClaim.twelveDaysPassed', 'P12D'),
        deadline<InsuranceClaim>('insuranceClaim.overdue', 'P14D'),
      ],
      on: {
        'insuranceClaim.reviewStarted': stays,
        'insuranceClaim.decided': stays,
        'insuranceClaim.parcelFound': stays,
        'insuranceClaim.findWithdrawn': to(null),
        'insuranceClaim.paid': to('#paid', 'parcelIsNotFound', 'anotherPersonDecided'),
        'insuranceClaim.declined': to('#declined'),
        'insuranceClaim.sevenDaysPassed': to(null),
        'insuranceClaim.twelveDaysPassed': to(null),
        'insuranceClaim.overdue': to(null),
      },
    },
    paid: { id: 'paid', meta: { code: 1, phase: 'end', final: true } },
    declined: { id: 'declined', meta: { code: 2, phase: 'end', final: true } },
  },
};

const reviewedAgain = { 'insuranceClaim.parcelFound': to('reviewing') };

/** Progress of the decision: submitted, reviewing, decided. A parcel that is found sends it back to review. */
const progress = {
  initial: 'submitted',
  states: {
    submitted: { meta: { phase: 'desk' }, on: { ...reviewedAgain, 'insuranceClaim.reviewStarted': to('reviewing') } },
    reviewing: {
      meta: { phase: 'desk' },
      on: {
        'insuranceClaim.parcelFound': to(null),
        'insuranceClaim.decided': to('decided', 'amountWithinInsured', 'parcelIsNotFound'),
        'insuranceClaim.declined': stays,
      },
    },
    decided: {
      meta: { phase: 'desk' },
      on: { ...reviewedAgain, 'insuranceClaim.paid': stays, 'insuranceClaim.declined': stays },
    },
  },
};

/** Insurance claim and its decision (lifecycles.md 4.7; numbers ours). */
export const machine = lifecycle<InsuranceClaim>(rules, evolve).createMachine({
  id: 'insuranceClaim',
  type: 'parallel',
  context: initial,
  states: { claim, progress },
});
