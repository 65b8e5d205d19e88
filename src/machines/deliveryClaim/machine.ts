import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type DeliveryClaim } from './context.ts';
import { evolve } from './evolve.ts';

const pendingDelivery = { 'deliveryClaim.pendingDelivery': transition('#pendingDelivery') };
const rewarehoused = { 'deliveryClaim.rewarehoused': transition('#rewarehoused') };
const signed = { 'deliveryClaim.signed': transition('#signed') };
const rejected = { 'deliveryClaim.rejected': transition('#rejectedPendingWarehousing') };
const rejectReturned = { 'deliveryClaim.rejectReturned': transition('#rejectReturned') };
const returnSigned = { 'deliveryClaim.returnSigned': transition('#returnSigned') };
const lost = { 'deliveryClaim.lost': transition('#lost') };

/** Transitions to every state of a claim; a correction of the order may lead to any of them. */
const anywhere = {
  ...pendingDelivery,
  ...rewarehoused,
  ...signed,
  ...rejected,
  ...rejectReturned,
  ...returnSigned,
  ...lost,
};

const claim = { phase: 'delivery' };

/**
 * Claim status (§4, 0 to 6): mirrors the order from its first assignment to a deliverer. It has no rules, because the
 * rules of the order decide.
 */
export const machine = lifecycle<DeliveryClaim>({}, evolve).createMachine({
  id: 'deliveryClaim',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation(pendingDelivery),
    pendingDelivery: { id: 'pendingDelivery', meta: { code: 0, ...claim }, on: anywhere },
    rewarehoused: { id: 'rewarehoused', meta: { code: 1, ...claim }, on: anywhere },
    signed: {
      id: 'signed',
      meta: { code: 2, ...claim },
      on: { ...anywhere, 'deliveryClaim.signDisputed': transition('#signDisputed') },
    },
    rejectReturned: { id: 'rejectReturned', meta: { code: 3, ...claim }, on: anywhere },
    returnSigned: {
      id: 'returnSigned',
      meta: { code: 4, ...claim },
      on: { ...anywhere, 'deliveryClaim.returnSignDisputed': transition('#returnSignDisputed') },
    },
    rejectedPendingWarehousing: { id: 'rejectedPendingWarehousing', meta: { code: 5, ...claim }, on: anywhere },
    lost: { id: 'lost', meta: { code: 6, ...claim }, on: anywhere },
    /** The cancel-sign variants: the parcel remains signed until the request is decided. */
    signDisputed: {
      id: 'signDisputed',
      meta: { code: 2, ...claim, tags: ['cancelSign'] },
      on: { ...signed, ...pendingDelivery, ...rewarehoused },
    },
    returnSignDisputed: {
      id: 'returnSignDisputed',
      meta: { code: 4, ...claim, tags: ['cancelSign'] },
      on: { ...returnSigned, ...rewarehoused, ...rejectReturned },
    },
  },
});
