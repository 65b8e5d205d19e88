import * as custody from '../custodyWays.ts';
import { wayObeying as way } from '../obeying.ts';
import * as shared from '../ways.ts';

/** Refused, and on its way back. */
export const returns = {
  rejectionToConfirm: {
    id: 'rejectionToConfirm',
    meta: { code: 18, phase: 'return', tags: ['inCustody'] },
    on: {
      ...shared.held,
      ...custody.missing,
      'order.rejectionWithdrawn': way('#prior'),
      'order.rejected': way('#rejected'),
      'order.rejectTypeModified': way(null),
      'order.warehoused': way(null, 'branchIsNotLocked'),
    },
  },
  rejected: {
    id: 'rejected',
    meta: { code: 19, phase: 'return', tags: ['inCustody'] },
    on: {
      ...shared.held,
      ...custody.discard,
      ...custody.missing,
      'order.rejectTypeModified': way(null),
      'order.warehoused': way(null, 'branchIsNotLocked'),
      'order.sendBackDecided': way('#toBeSentBack', 'branchHoldsIt', 'sendBackWasChosen'),
      'order.redeliveryDecided': way('#inStorage', 'branchHoldsIt', 'redeliveryWasChosen'),
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
      'order.shelved': way(null, 'inCustodyOfBranch', 'branchIsNotLocked', 'shelfIsHere'),
    },
  },
};
