import { lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type DeliveryClaim } from './context.ts';
import { evolve } from './evolve.ts';

const pendingDelivery = { 'deliveryClaim.pendingDelivery': transition('#pendingDelivery') };
const rewarehoused = { 'deliveryClaim.rewarehoused': transition('#rewarehoused') };
const signed = { 'deliveryClaim.signed': transition('#signed') };
const rejected = { 'deliveryClaim.rejected': transition('#rejectedPendingWarehousing') };
const rejectReturned = { 'deliveryClaim.rejectReturned': transition('#rejectReturned') };
const returnSigned = { 'deliveryClaim.returnSigned': transition('#returnSigned') };
const lost = { 'deliveryClaim.lost': transition('#lost') };

/** Wherever a parcel in the house may go next; a correction of the order may lead to any of them. */
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
 * Claim status (§4, 0 to 6): a mirror of the order once it was first given to a deliverer. It obeys no rule of its own,
 * because it decides nothing; the order's rules did.
 */
export const machine = lifecycle<DeliveryClaim>({}, evolve).createMachine({
  id: 'deliveryClaim',
  context: initial,
  initial: 'absent',
  states: {
    absent: { id: 'absent', meta: { absent: true }, on: pendingDelivery },
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
    /** The cancel-sign variants: signed still, while somebody decides whether it stays so. */
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
