import { TRACKING_STEPS, type TrackingStanding, type TrackingStep } from '#calls/tracking.ts';
import { order } from '#machines/order/index.ts';

/** Times of the steps of a parcel; null for a step that has not happened, or left no event of its own. */
export type StepTimes = Readonly<Record<TrackingStep, string | null>>;

/** States of an order that say by themselves where the parcel stands. */
const BY_STATE: Readonly<Record<string, TrackingStanding>> = {
  pendingDelivery: 'onTheWay',
  atStation: 'atStation',
  signed: 'delivered',
  returnSigned: 'returned',
  cancelled: 'cancelled',
  discarded: 'cancelled',
  lost: 'lost',
};

const BY_PHASE: Readonly<Record<string, TrackingStanding>> = {
  acceptance: 'announced',
  collection: 'received',
  transport: 'onTheWay',
  delivery: 'outForDelivery',
  return: 'returning',
};

/** Returns where a parcel stands. In a warehouse it is under way once it has departed. */
export const standingOf = (state: string, times: StepTimes): TrackingStanding =>
  BY_STATE[state] ??
  BY_PHASE[order.structure.states.get(state)?.meta.phase ?? ''] ??
  (times.onTheWay === null ? 'received' : 'onTheWay');

/** Standings of a parcel that its receiver still expects. */
const EXPECTED: readonly TrackingStanding[] = ['announced', 'received', 'onTheWay', 'outForDelivery', 'atStation'];

export const isExpected = (standing: TrackingStanding): boolean => EXPECTED.includes(standing);

/** Returns the steps of a parcel. A later step includes those before it: within a city nothing departs. */
export const stepsOf = (standing: TrackingStanding, times: StepTimes) => {
  const reached = TRACKING_STEPS.findIndex((step) => step === (standing === 'atStation' ? 'outForDelivery' : standing));
  const isOnItsWay = reached >= 0 || standing === 'announced';
  return TRACKING_STEPS.map((step, index) => {
    const done = isOnItsWay ? index <= reached : times[step] !== null;
    return { step, done, at: done ? times[step] : null };
  });
};
