import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type Bill } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);

const fromDay = [
  'dayIsOver',
  'linesAreDistinct',
  'linesOfOneKind',
  'linesOfOneCustomer',
  'linesOfThatDay',
  'amountsAreTheLines',
] as const;
const inclusionRules = ['isConfirmed', 'ofTheSameKind', 'ofTheSameCustomer'] as const;

const refundAgain = {
  'bill.refundRequested': to('requested', 'isConfirmed', 'refundAboveZero', 'refundWithinPaid'),
};
/** A refund after the settlement goes out by transfer; one before it was taken off what is settled. */
const payRefund = {
  'bill.refundPaid': to('paid', 'refundAfterSettlement', 'somethingToGiveBack', 'transferHasHappened'),
};

/** Bill status (§4): pending, confirmed. Parallel regions hold its refund, its settlement and its payment slip. */
export const machine = lifecycle<Bill>(rules, evolve).createMachine({
  id: 'bill',
  type: 'parallel',
  context: initial,
  states: {
    bill: {
      initial: 'absent',
      states: {
        absent: beforeCreation({
          'bill.generated': to('#pending', ...fromDay),
          'bill.supplementOpened': to(
            '#pending',
            'supplementedWithinReach',
            'supplementAboveZero',
            'supplementedIsConfirmed',
          ),
        }),
        pending: {
          id: 'pending',
          meta: { code: 0, phase: 'bill' },
          on: {
            'bill.lineAmended': to(null, 'lineIsOnIt'),
            'bill.lineRemoved': to(null, 'lineIsOnIt'),
            'bill.confirmed': to('#confirmed', 'supplementedByAnother'),
          },
        },
        confirmed: {
          id: 'confirmed',
          meta: { code: 1, phase: 'bill' },
          on: { 'bill.reopened': to('#pending', 'reopenedByAnother', 'notSettledNorPaidOut', 'nothingRefunded') },
        },
      },
    },
    refund: {
      initial: 'none',
      states: {
        none: { on: refundAgain },
        requested: {
          on: {
            'bill.refundConfirmed': to('confirmed', 'anotherPersonAsked'),
            'bill.refundNotNeeded': to('notNeeded'),
          },
        },
        confirmed: { on: { ...refundAgain, ...payRefund } },
        notNeeded: { on: { ...refundAgain, ...payRefund } },
        paid: { on: refundAgain },
      },
    },
    settlement: {
      initial: 'none',
      states: {
        none: { on: { 'bill.gathered': to('toSettle', ...inclusionRules) } },
        toSettle: {
          on: { 'bill.letGo': to('none'), 'bill.settled': to('settled') },
        },
        settled: {},
      },
    },
    slip: {
      initial: 'notGenerated',
      states: {
        notGenerated: {
          on: { 'bill.putOnSlip': to('generated', ...inclusionRules, 'hasSomethingToPayOut', 'notNettedInSettlement') },
        },
        generated: {
          on: { 'bill.takenOffSlip': to('notGenerated'), 'bill.paidOut': to('confirmed') },
        },
        confirmed: {},
      },
    },
  },
});
