import { transitionObeying as transition } from '../obeying.ts';
import * as shared from '../transitions.ts';

/** Final states; only corrections leave them. */
export const ends = {
  signed: {
    id: 'signed',
    meta: { code: 12, phase: 'end', final: true },
    on: {
      ...shared.ended,
      ...shared.lateRefusal,
      ...shared.extraFee,
      'order.signVoidRequested': transition(null, 'notSettled'),
      'order.signVoidRefused': transition(null),
      'order.signVoidedToDeliverer': transition(
        '#delivering',
        'anotherPersonAsked',
        'cancelSignOrderApproved',
        'notSettled',
        'signedByDeliverer',
      ),
      'order.signVoidedToBranch': transition(
        '#inStorage',
        'anotherPersonAsked',
        'cancelSignOrderApproved',
        'notSettled',
        'takingBranchIsNotLocked',
      ),
      'order.signVoidedToStation': transition(
        '#atStation',
        'anotherPersonAsked',
        'cancelSignOrderApproved',
        'notSettled',
        'signedForStation',
      ),
    },
  },
  returnSigned: {
    id: 'returnSigned',
    meta: { code: 13, phase: 'end', final: true },
    on: {
      ...shared.ended,
      ...shared.lateRefusal,
      ...shared.extraFee,
      'order.signVoidRequested': transition(null, 'notSettled'),
      'order.signVoidRefused': transition(null),
      'order.returnSignVoidedToBranch': transition(
        '#inStorage',
        'anotherPersonAsked',
        'cancelSignOrderApproved',
        'notSettled',
        'takingBranchIsNotLocked',
      ),
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
