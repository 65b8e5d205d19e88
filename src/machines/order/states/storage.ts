import * as custody from '../custodyTransitions.ts';
import { transitionObeying as transition } from '../obeying.ts';
import * as shared from '../transitions.ts';

/** States of a parcel sorted or packed in a branch for transport. */
export const storage = {
  sorted: {
    id: 'sorted',
    meta: { code: 3, phase: 'storage', tags: ['inStock'] },
    on: {
      ...shared.inHand,
      ...shared.customsDeclare,
      ...shared.customsRelease,
      ...custody.recall,
      ...custody.cancelAfterCollection,
      ...custody.stored,
      ...custody.pack,
      ...custody.divert,
      ...custody.missing,
      'order.sorted': transition(
        null,
        'inCustodyOfBranch',
        'branchIsNotLocked',
        'noOpenException',
        'notIntercepted',
        'nextBranchIsOnTheWay',
        'routeServes',
      ),
      'order.loaded': transition('#loaded', ...custody.loading, 'shipmentGoesToNextBranch'),
    },
  },
  packed: {
    id: 'packed',
    meta: { code: 4, phase: 'storage', tags: ['inStock'] },
    on: {
      ...shared.enclosed,
      ...custody.intercept,
      ...custody.missing,
      'order.unpacked': transition('#sorted', 'inCustodyOfBranch', 'branchIsNotLocked', 'packageIsNotSealed'),
      'order.loaded': transition('#loaded', ...custody.loadingInPackage),
      'order.diverted': transition('#toBeSentBack', 'inCustodyOfBranch', 'branchIsNotLocked', 'packageIsNotSealed'),
    },
  },
};
