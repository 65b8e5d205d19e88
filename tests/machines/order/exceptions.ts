import type { Equivalent } from '#modelTesting/mutation/index.ts';

/** Transitions of the design that no order can take, with the reasons. */
export const neverTaken: Readonly<Record<string, string>> = {
  'collected order.warehousedForReturn':
    'operation 4 names state 2, but a parcel in the courier’s hand is recalled at once (31): it is never marked to be stopped',
};

const turnedAround = 'the region of the reverse flag refuses a second turning round before the rule is asked';
const turning: Readonly<Record<string, readonly string[]>> = {
  'order.recalled': ['collected', 'sorted', 'warehoused', 'inStorage', 'pendingDelivery'],
  'order.collectedCancelApproved': ['collected', 'sorted', 'warehoused', 'inStorage'],
  'order.interceptRequested': ['packed', 'loaded', 'inTransit', 'arrived', 'delivering', 'sentToStation', 'atStation'],
};

/** Rules of transitions that never refuse alone, with the reasons. */
export const masked: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(turning).flatMap(([type, states]) =>
      states.map((state) => [`${state} ${type} isForward`, turnedAround] as const),
    ),
  ),
  'collected order.warehousedForReturn branchIsNotLocked': 'the way is never taken',
};

/** Faults that no test can detect, with the reasons. */
export const equivalents: readonly Equivalent[] = [
  {
    kind: 'effect forgotten',
    name: /^\S+ order\.eventVoided$/,
    reason: 'a correction is taken by the fold over the log, as a replay takes it; the machine only judges it',
  },
  {
    kind: 'way misled',
    name: /^request\.eventVoid order\.eventVoided /,
    reason: 'the request for a correction is taken out of the log with the event: the fold never stands there',
  },
  {
    kind: 'way goes nowhere',
    name: /^request\.eventVoid order\.eventVoided$/,
    reason: 'the request for a correction is taken out of the log with the event: the fold never stands there',
  },
  {
    kind: 'rule dropped',
    name: /^\S+ order\.(recalled|collectedCancelApproved|interceptRequested) without isForward$/,
    reason: turnedAround,
  },
  {
    kind: 'rule dropped',
    name: /^collected order\.warehousedForReturn /,
    reason: 'the way is never taken',
  },
  {
    kind: 'way misled',
    name: /^collected order\.warehousedForReturn /,
    reason: 'the way is never taken',
  },
  {
    kind: 'way goes nowhere',
    name: /^collected order\.warehousedForReturn$/,
    reason: 'the way is never taken',
  },
  {
    kind: 'effect forgotten',
    name: /^collected order\.warehousedForReturn$/,
    reason: 'the way is never taken',
  },
  {
    kind: 'speaks without knowing',
    name: /^(tariffInForce|newPriceKnown|rateInForce|addressCodeKnown|nextBranchResolved|cancelSignOrderApproved) /,
    reason: 'the rule asks only whether there is none (null): a fact not asked for is not that, so it is silent anyway',
  },
  {
    kind: 'speaks without knowing',
    name: /^(nothingDependsOnIt dependents|moneyStands voids|answersStand voids|travelStands (voids|restores|later))$/,
    reason: 'the kit works them out itself: they are always known',
  },
  {
    kind: 'speaks to an empty form',
    name: /^measuredLast$/,
    reason: 'an empty form names no event of the log: nothing is voided or restored, and the rule is silent anyway',
  },
];
