import { parallelTransition, transition } from '../kit/lifecycle.ts';
import type { StateMeta } from '../kit/metas.ts';
import type { RuleName } from './rules.ts';
import { stages, type Stage } from '../money/stages.ts';

const move = (target: string, ...names: RuleName[]) => parallelTransition(target, ...names);
const stay = (...names: RuleName[]) => parallelTransition(null, ...names);

/** The exception of the parcel, if any (§4 issue flag, §5). */
const damaged = { 'order.damageReported': move('damaged') };
const cleared = { 'order.exceptionCleared': move('none') };
const searching = { 'order.searchOpened': move('lostSearch') };
const foundInCount = { 'order.stockFound': move('none') };
const unrelated = { 'order.stockFound': stay() };
/** A shipment's missing item is searched for, regardless of its earlier exception. */
const missed = { 'order.markedNotArrived': move('notArrived') };
const stillMissed = { 'order.markedNotArrived': stay() };
const turnedUp = { 'order.turnedUp': move('none') };
const notMissed = { 'order.turnedUp': stay() };
const losing = { 'order.lossReported': stay(), 'order.lost': move('none') };

const exception = {
  initial: 'none',
  states: {
    none: {
      on: {
        ...damaged,
        ...searching,
        ...unrelated,
        ...missed,
        ...notMissed,
        'order.markedShort': move('short'),
        'order.markedExtra': move('extra'),
        'order.markedWrongBranch': move('wrongBranch'),
        'order.stockMissing': move('lostSearch'),
      },
    },
    short: {
      on: {
        ...damaged,
        ...cleared,
        ...searching,
        ...unrelated,
        ...missed,
        ...notMissed,
        'order.shortPieceResolved': move('none'),
      },
    },
    notArrived: {
      on: { ...damaged, ...cleared, ...searching, ...foundInCount, ...stillMissed, ...turnedUp, ...losing },
    },
    extra: { on: { ...damaged, ...cleared, ...unrelated, ...missed, ...notMissed } },
    damaged: { on: { ...damaged, ...cleared, ...searching, ...unrelated, ...missed, ...notMissed } },
    wrongBranch: { on: { ...damaged, ...cleared, ...unrelated, ...missed, ...notMissed } },
    lostSearch: { on: { ...damaged, ...cleared, ...foundInCount, ...stillMissed, ...turnedUp, ...losing } },
  },
};

/** The customs status of a cross-border parcel (ours; transport types 2 and 3). */
const customs = {
  initial: 'notApplicable',
  states: {
    notApplicable: { on: { 'order.customsDeclared': move('declared') } },
    declared: { on: { 'order.customsHeld': move('held'), 'order.customsReleased': move('released') } },
    held: { on: { 'order.customsReleased': move('released') } },
    released: {},
  },
};

/** The direction of the parcel, and the reason for a return (§4, reverse flag). */
const backwards = {
  'order.recalled': move('cancelReturn'),
  'order.interceptRequested': move('cancelReturn'),
  'order.collectedCancelApproved': move('cancelReturn'),
  'order.sendBackDecided': move('rejectReturn'),
};
const reverse = {
  initial: 'none',
  states: { none: { on: backwards }, rejectReturn: {}, cancelReturn: {} },
};

/** The sender's request to cancel after collection (§4, collected-cancel). */
const cancelRequest = {
  initial: 'none',
  states: {
    none: { on: { 'order.collectedCancelRequested': move('confirming') } },
    confirming: {
      on: { 'order.collectedCancelApproved': move('cancelled'), 'order.collectedCancelRefused': move('refused') },
    },
    cancelled: {},
    refused: { on: { 'order.collectedCancelRequested': move('confirming') } },
  },
};

/** A recall of a parcel under way, carried out at its next custody scan (31, 49). */
const intercept = {
  initial: 'off',
  states: {
    off: { on: { 'order.interceptRequested': move('on') } },
    on: { on: { 'order.diverted': move('off'), 'order.warehousedForReturn': move('off') } },
  },
};

/** A step that waits for its second person (lifecycles.md 4.3, TWO). */
const withdrawn = { 'order.requestWithdrawn': move('none') };
const request = {
  initial: 'none',
  states: {
    none: {
      on: {
        'order.discardRequested': move('discard'),
        'order.lossReported': move('loss'),
        'order.signVoidRequested': move('signVoid'),
        'order.adjustmentRequested': move('adjustment'),
        'order.findReported': move('find'),
        'order.voidRequested': move('eventVoid'),
      },
    },
    discard: { on: { ...withdrawn, 'order.discarded': move('none') } },
    loss: { on: { ...withdrawn, 'order.lost': move('none') } },
    // It ends with the decision of its work order; the requester withdraws by a refusal there.
    signVoid: {
      on: {
        'order.signVoidedToDeliverer': move('none'),
        'order.signVoidedToBranch': move('none'),
        'order.signVoidedToStation': move('none'),
        'order.returnSignVoidedToBranch': move('none'),
        'order.signVoidRefused': move('none'),
      },
    },
    adjustment: { on: { ...withdrawn, 'order.stockFound': move('none'), 'order.stockMissing': move('none') } },
    find: { on: { ...withdrawn, 'order.found': move('none') } },
    eventVoid: { on: { ...withdrawn, 'order.eventVoided': move('none') } },
  },
};

/** Events that void a signature, by the stage whose payment they reverse. */
const voidings: Readonly<Partial<Record<Stage, readonly string[]>>> = {
  sign: ['order.signVoidedToDeliverer', 'order.signVoidedToBranch', 'order.signVoidedToStation'],
  reverseSign: ['order.returnSignVoidedToBranch'],
};
const voids = (stage: Stage, target: string | null) =>
  Object.fromEntries((voidings[stage] ?? []).map((type) => [type, parallelTransition(target)]));

/** A transition that evolves the context itself, since money moves without the parcel. */
const moneyTransition = (target: string, ...names: RuleName[]) => transition(target, ...names);

/** The money of one stage, with the specification's payment status codes (§4; 4 is ours). */
const money = (stage: Stage) => {
  const reversed = (target: string | null) => voids(stage, target);
  const due = { [`order.${stage}Due`]: moneyTransition('unpaid') };
  const credited = { [`order.${stage}Credited`]: moneyTransition('pendingCredit', `${stage}CreditIsDue`) };
  const refunded = {
    [`order.${stage}Refunded`]: moneyTransition('refunded', `${stage}RefundIsWhole`),
    [`order.${stage}PartRefunded`]: transition(null, `${stage}RefundIsPart`),
  };
  const covered = { [`order.${stage}Covered`]: transition(null) };
  const meta = (code: number): StateMeta => ({ code, phase: 'money' });
  return {
    initial: 'noPaymentNeeded',
    states: {
      noPaymentNeeded: { meta: meta(2), on: { ...due, ...credited, ...reversed(null) } },
      unpaid: {
        meta: meta(0),
        on: {
          ...due,
          ...credited,
          ...reversed(null),
          [`order.${stage}Paid`]: moneyTransition('paid', `${stage}AmountIsDue`, 'actorOnTheJob'),
          [`order.${stage}PartPaid`]: transition(null, `${stage}PartWithinDue`),
          [`order.${stage}Covered`]: moneyTransition('paid'),
          [`order.${stage}Waived`]: moneyTransition('noPaymentNeeded'),
        },
      },
      paid: {
        meta: meta(1),
        on: {
          ...due,
          ...credited,
          ...refunded,
          ...covered,
          ...reversed('unpaid'),
          [`order.${stage}Confirmed`]: moneyTransition('confirmed', `${stage}CashierIsAnother`),
        },
      },
      confirmed: { meta: meta(1), on: { ...due, ...credited, ...refunded, ...covered, ...reversed('unpaid') } },
      refunded: { meta: meta(3), on: { ...due, ...credited, ...reversed(null) } },
      pendingCredit: {
        meta: meta(4),
        on: {
          ...due,
          ...credited,
          ...reversed(null),
          [`order.${stage}PaidByBill`]: moneyTransition('confirmed'),
          [`order.${stage}Covered`]: moneyTransition('confirmed'),
          [`order.${stage}Waived`]: moneyTransition('noPaymentNeeded'),
        },
      },
    },
  };
};

/** The regions beside custody, in display order. */
export const regions = {
  exception,
  customs,
  ...(Object.fromEntries(stages.map((stage) => [stage, money(stage)])) as Record<Stage, ReturnType<typeof money>>),
  reverse,
  cancelRequest,
  intercept,
  request,
};
