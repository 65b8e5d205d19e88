import * as custody from '../custodyTransitions.ts';
import { transitionObeying as transition } from '../obeying.ts';
import * as shared from '../transitions.ts';

/** States on a vehicle, and at the dock of the branch of arrival. */
export const transport = {
  loaded: {
    id: 'loaded',
    meta: { code: 5, phase: 'transport' },
    on: {
      ...shared.enclosed,
      ...custody.intercept,
      ...custody.found,
      'order.departed': transition('#inTransit', 'branchIsNotLocked', 'declaredForTheBorder'),
      'order.unloaded': transition('#sorted', 'inCustodyOfBranch', 'branchIsNotLocked', 'notInPackage'),
      'order.bagUnloaded': transition('#packed', 'branchIsNotLocked', 'inPackage'),
    },
  },
  inTransit: {
    id: 'inTransit',
    meta: { code: 6, phase: 'transport' },
    on: {
      ...shared.enclosed,
      ...custody.intercept,
      ...custody.found,
      'order.arrived': transition('#arrived'),
    },
  },
  arrived: {
    id: 'arrived',
    meta: { code: 7, phase: 'transport' },
    on: {
      ...shared.held,
      ...shared.amendableParty,
      ...shared.cashOnDelivery,
      ...shared.payable,
      ...shared.customs,
      ...custody.intercept,
      ...custody.found,
      'order.unpacked': transition(null, 'inCustodyOfBranch', 'branchIsNotLocked', 'inPackage', 'packageIsNotSealed'),
      'order.unloaded': transition(null, 'inCustodyOfBranch', 'branchIsNotLocked'),
      'order.forwarded': transition('#packed', 'branchIsNotLocked', 'inPackage'),
      'order.warehoused': transition('#warehoused', ...custody.intoStorage, 'noOpenException', 'notInPackage'),
      'order.shelved': transition(
        '#inStorage',
        ...custody.intoStorage,
        'noOpenException',
        'notInPackage',
        'shelfIsHere',
      ),
      'order.warehousedForReturn': transition(
        '#toBeSentBack',
        'inCustodyOfBranch',
        'branchIsNotLocked',
        'notInPackage',
      ),
      ...custody.divert,
    },
  },
};
