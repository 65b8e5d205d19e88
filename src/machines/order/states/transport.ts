import * as custody from '../custodyWays.ts';
import { wayObeying as way } from '../obeying.ts';
import * as shared from '../ways.ts';

/** On a vehicle, and at the dock of the branch it came to. */
export const transport = {
  loaded: {
    id: 'loaded',
    meta: { code: 5, phase: 'transport' },
    on: {
      ...shared.held,
      ...shared.nameable,
      ...shared.cashOnDelivery,
      ...shared.payable,
      ...shared.customs,
      ...custody.intercept,
      ...custody.found,
      'order.departed': way('#inTransit', 'branchIsNotLocked', 'declaredForTheBorder'),
      'order.unloaded': way('#sorted', 'inCustodyOfBranch', 'branchIsNotLocked', 'notInPackage'),
      'order.bagUnloaded': way('#packed', 'branchIsNotLocked', 'inPackage'),
    },
  },
  inTransit: {
    id: 'inTransit',
    meta: { code: 6, phase: 'transport' },
    on: {
      ...shared.held,
      ...shared.nameable,
      ...shared.cashOnDelivery,
      ...shared.payable,
      ...shared.customs,
      ...custody.intercept,
      ...custody.found,
      'order.arrived': way('#arrived'),
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
      'order.unpacked': way(null, 'inCustodyOfBranch', 'branchIsNotLocked', 'inPackage', 'packageIsNotSealed'),
      'order.unloaded': way(null, 'inCustodyOfBranch', 'branchIsNotLocked'),
      'order.forwarded': way('#packed', 'inPackage'),
      'order.warehoused': way('#warehoused', ...custody.intoStorage, 'noOpenException', 'notInPackage'),
      'order.shelved': way('#inStorage', ...custody.intoStorage, 'noOpenException', 'notInPackage', 'shelfIsHere'),
      'order.warehousedForReturn': way('#toBeSentBack', 'inCustodyOfBranch', 'branchIsNotLocked', 'notInPackage'),
      ...custody.divert,
    },
  },
};
