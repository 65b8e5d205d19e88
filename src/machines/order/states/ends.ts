import { wayObeying as way } from '../obeying.ts';
import * as shared from '../ways.ts';

/** The ends of a life; what leaves them is a correction. */
export const ends = {
  signed: {
    id: 'signed',
    meta: { code: 12, phase: 'end', final: true },
    on: {
      ...shared.ended,
      ...shared.lateRefusal,
      ...shared.extraFee,
      'order.signVoidRequested': way(null, 'notSettled'),
      'order.signVoidRefused': way(null),
      'order.signVoidedToDeliverer': way(
        '#delivering',
        'anotherPersonAsked',
        'cancelSignOrderApproved',
        'notSettled',
        'signedByDeliverer',
      ),
      'order.signVoidedToBranch': way(
        '#inStorage',
        'anotherPersonAsked',
        'cancelSignOrderApproved',
        'notSettled',
        'takingBranchIsNotLocked',
      ),
      'order.signVoidedToStation': way(
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
      'order.signVoidRequested': way(null, 'notSettled'),
      'order.signVoidRefused': way(null),
      'order.returnSignVoidedToBranch': way(
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
      'order.findReported': way(null, 'notPaidForAsLost'),
      'order.found': way('#inStorage', 'anotherPersonAsked', 'notPaidForAsLost', 'branchIsNotLocked', 'shelfIsHere'),
    },
  },
  deleted: { id: 'deleted', meta: { code: 17, phase: 'end', final: true } },
};
