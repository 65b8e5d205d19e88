import * as custody from '../custodyTransitions.ts';
import { transitionObeying as transition } from '../obeying.ts';
import * as shared from '../transitions.ts';

/** Transitions of a parcel that waits in a branch, shelved or not. */
const waiting = {
  ...shared.inHand,
  ...shared.addressCode,
  ...shared.customsHold,
  ...shared.customsRelease,
  ...custody.recall,
  ...custody.cancelAfterCollection,
  ...custody.sort,
  ...custody.pack,
  ...custody.divert,
  ...custody.claim,
  ...custody.assign,
  ...custody.autoAssign,
  ...custody.reject,
  ...custody.counterPickUp,
  ...custody.returnAtCounter,
  ...custody.missing,
};

/** States of waiting in a branch; the parcel may be sorted, sent on or handed out. */
export const deliverable = {
  warehoused: {
    id: 'warehoused',
    meta: { code: 21, phase: 'storage', tags: ['inStock'] },
    on: { ...waiting, 'order.shelved': transition('#inStorage', ...custody.intoStorage, 'shelfIsHere') },
  },
  inStorage: {
    id: 'inStorage',
    meta: { code: 22, phase: 'storage', tags: ['inStock'] },
    on: { ...waiting, ...custody.discard, 'order.shelved': transition(null, ...custody.intoStorage, 'shelfIsHere') },
  },
};
