import * as custody from '../custodyWays.ts';
import { wayObeying as way } from '../obeying.ts';
import * as shared from '../ways.ts';

/** Sorted and packed in a branch, on its way out. */
export const storage = {
  sorted: {
    id: 'sorted',
    meta: { code: 3, phase: 'storage', tags: ['inStock'] },
    on: {
      ...shared.held,
      ...shared.amendable,
      ...shared.weighable,
      ...shared.cashOnDelivery,
      ...shared.payable,
      ...shared.customsDeclare,
      ...shared.customsRelease,
      ...custody.recall,
      ...custody.cancelAfterCollection,
      ...custody.stored,
      ...custody.pack,
      ...custody.divert,
      ...custody.missing,
      'order.sorted': way(
        null,
        'inCustodyOfBranch',
        'branchIsNotLocked',
        'noOpenException',
        'notIntercepted',
        'nextBranchIsOnTheWay',
      ),
      'order.loaded': way('#loaded', ...custody.loading, 'shipmentGoesToNextBranch'),
    },
  },
  packed: {
    id: 'packed',
    meta: { code: 4, phase: 'storage', tags: ['inStock'] },
    on: {
      ...shared.held,
      ...shared.nameable,
      ...shared.cashOnDelivery,
      ...shared.payable,
      ...shared.customs,
      ...custody.intercept,
      ...custody.missing,
      'order.unpacked': way('#sorted', 'inCustodyOfBranch', 'branchIsNotLocked', 'packageIsNotSealed'),
      'order.loaded': way('#loaded', ...custody.loadingInPackage),
      'order.diverted': way('#toBeSentBack', 'inCustodyOfBranch', 'branchIsNotLocked', 'packageIsNotSealed'),
    },
  },
};
