import * as custody from '../custodyTransitions.ts';
import { transitionObeying as transition } from '../obeying.ts';
import * as shared from '../transitions.ts';

/** States of a rejected parcel and of its return. */
export const returns = {
  rejectionToConfirm: {
    id: 'rejectionToConfirm',
    meta: { code: 18, phase: 'return', tags: ['inCustody'] },
    on: {
      ...shared.held,
      ...custody.missing,
      'order.rejectionWithdrawn': transition('#prior', 'notBroughtInSince'),
      'order.rejected': transition('#rejected'),
      'order.rejectTypeModified': transition(null),
      'order.warehoused': transition(null, 'notInAnotherBranch', 'branchIsNotLocked'),
    },
  },
  rejected: {
    id: 'rejected',
    meta: { code: 19, phase: 'return', tags: ['inCustody'] },
    on: {
      ...shared.held,
      ...custody.discard,
      ...custody.missing,
      'order.rejectTypeModified': transition(null),
      'order.warehoused': transition(null, 'notInAnotherBranch', 'branchIsNotLocked'),
      'order.sendBackDecided': transition('#toBeSentBack', 'branchHoldsIt', 'sendBackWasChosen'),
      'order.redeliveryDecided': transition('#inStorage', 'branchHoldsIt', 'redeliveryWasChosen'),
    },
  },
  toBeSentBack: {
    id: 'toBeSentBack',
    meta: { code: 20, phase: 'return', tags: ['inStock'] },
    on: {
      ...shared.held,
      ...shared.amendable,
      ...shared.weighable,
      ...shared.payable,
      ...custody.sort,
      ...custody.pack,
      ...custody.claim,
      ...custody.assign,
      ...custody.returnAtCounter,
      ...custody.discard,
      ...custody.missing,
      'order.shelved': transition(null, 'inCustodyOfBranch', 'branchIsNotLocked', 'shelfIsHere'),
    },
  },
};
