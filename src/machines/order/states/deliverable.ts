import * as custody from '../custodyTransitions.ts';
import { transitionObeying as transition } from '../obeying.ts';
import * as shared from '../transitions.ts';

/** What may follow while a parcel waits in a branch, on a shelf or not. */
const waiting = {
  ...shared.held,
  ...shared.amendable,
  ...shared.weighable,
  ...shared.cashOnDelivery,
  ...shared.payable,
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

/** In a branch, waiting: sorting, sending on or handing out may follow. */
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
