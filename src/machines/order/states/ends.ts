import { transitionObeying as transition } from '../obeying.ts';
import * as shared from '../transitions.ts';

const voidsSignature = ['anotherPersonAsked', 'cancelSignOrderApproved', 'notSettled'] as const;

/** Transitions of a parcel that its receiver or its sender has signed for. */
const signed = {
  ...shared.ended,
  ...shared.lateRefusal,
  ...shared.extraFee,
  'order.signVoidRequested': transition(null, 'notSettled'),
  'order.signVoidRefused': transition(null),
};

/** Final states; only corrections leave them. */
export const ends = {
  signed: {
    id: 'signed',
    meta: { code: 12, phase: 'end', final: true },
    on: {
      ...signed,
      'order.signVoidedToDeliverer': transition('#delivering', ...voidsSignature, 'signedByDeliverer'),
      'order.signVoidedToBranch': transition('#inStorage', ...voidsSignature, 'takingBranchIsNotLocked'),
      'order.signVoidedToStation': transition('#atStation', ...voidsSignature, 'signedForStation'),
    },
  },
  returnSigned: {
    id: 'returnSigned',
    meta: { code: 13, phase: 'end', final: true },
    on: {
      ...signed,
      'order.returnSignVoidedToBranch': transition('#inStorage', ...voidsSignature, 'takingBranchIsNotLocked'),
    },
  },
  cancelled: { id: 'cancelled', meta: { code: 14, phase: 'end', final: true }, on: { ...shared.ended } },
  discarded: {
    id: 'discarded',
    meta: { code: 15, phase: 'end', final: true },
    on: { ...shared.ended, ...shared.lateRefusal },
  },
  lost: {
    id: 'lost',
    meta: { code: 16, phase: 'end', final: true },
    on: {
      ...shared.ended,
      ...shared.lateRefusal,
      ...shared.extraFee,
      'order.findReported': transition(null, 'notPaidForAsLost'),
      'order.found': transition(
        '#inStorage',
        'anotherPersonAsked',
        'notPaidForAsLost',
        'branchIsNotLocked',
        'shelfIsHere',
      ),
    },
  },
  deleted: { id: 'deleted', meta: { code: 17, phase: 'end', final: true } },
};
