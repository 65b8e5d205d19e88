import { wayObeying as way } from './obeying.ts';

/** Ways and lists of rules that several custody states share (lifecycles.md 4.2). */

export const creation = [
  'ordersForOwnMerchant',
  'ordersFromOwnBranch',
  'insuredWithinLimits',
  'urgentBeforeNoon',
  'volumeUnderTenCubicMetres',
  'specifiedTimeGiven',
  'expectedTimeInFuture',
  'collectionAboveZero',
  'offsetNeedsCollection',
  'ledgerNeedsMerchant',
  'branchesServe',
  'merchantIsServed',
  'stationChosen',
  'tariffInForce',
  'rateInForce',
] as const;

export const intoStorage = ['inCustodyOfBranch', 'branchIsNotLocked', 'notIntercepted'] as const;
export const atTheDesk = ['inCustodyOfBranch', 'branchIsNotLocked', 'noOpenException', 'customsCleared'] as const;
export const handOver = [
  'customsCleared',
  'signSettled',
  'collectionSettled',
  'onlineSettled',
  'allPiecesScanned',
] as const;
export const packing = [
  'inCustodyOfBranch',
  'branchIsNotLocked',
  'noOpenException',
  'notIntercepted',
  'notInPackage',
  'notOnShipment',
  'nextBranchResolved',
  'packageIsOpen',
  'packageIsHere',
  'packageGoesSameWay',
] as const;
export const loading = [
  'inCustodyOfBranch',
  'branchIsNotLocked',
  'noOpenException',
  'notIntercepted',
  'notOnShipment',
  'shipmentIsOpen',
  'shipmentLeavesHere',
] as const;
/** A parcel in a package is loaded with it, and goes where the package goes. */
export const loadingInPackage = [...loading, 'packageIsSealed', 'loadedWithItsPackage'] as const;
export const counter = [...atTheDesk, 'atLastBranch'] as const;
export const claim = {
  'order.deliveryClaimed': way('#pendingDelivery', ...counter, 'notIntercepted', 'actorOnTheJob'),
};
export const assign = {
  'order.delivererAssigned': way(
    '#pendingDelivery',
    ...counter,
    'notIntercepted',
    'delivererOnTheJob',
    'delivererOfTheBranch',
    'delivererMayDeliver',
  ),
};
export const autoAssign = {
  'order.delivererAutoAssigned': way(
    '#pendingDelivery',
    'branchIsNotLocked',
    'noOpenException',
    'customsCleared',
    'atLastBranch',
    'delivererOnTheJob',
    'delivererOfTheBranch',
    'delivererMayDeliver',
  ),
};
export const pack = { 'order.packed': way('#packed', ...packing) };
export const sort = {
  'order.sorted': way(
    '#sorted',
    'inCustodyOfBranch',
    'branchIsNotLocked',
    'noOpenException',
    'notIntercepted',
    'nextBranchIsOnTheWay',
  ),
};
export const reject = { 'order.rejectionReported': way('#rejectionToConfirm', 'isForward', 'photoOfDamage') };
export const recall = { 'order.recalled': way('#toBeSentBack', 'isForward', 'notSettled') };
export const intercept = { 'order.interceptRequested': way(null, 'isForward', 'notSettled') };
/** A parcel to be stopped that comes back into the branch's hands by another way than a scan (unpacked, found in a count). */
export const divert = {
  'order.diverted': way('#toBeSentBack', 'inCustodyOfBranch', 'branchIsNotLocked', 'notInPackage'),
};
export const cancelAfterCollection = {
  'order.collectedCancelRequested': way(null, 'isForward', 'notInPackage', 'notOnShipment'),
  'order.collectedCancelApproved': way('#toBeSentBack', 'isForward', 'notInPackage', 'notOnShipment'),
};
export const broughtBack = {
  'order.warehoused': way('#warehoused', 'branchIsNotLocked', 'notIntercepted', 'reasonMarked'),
  'order.shelved': way('#inStorage', 'branchIsNotLocked', 'notIntercepted', 'reasonMarked', 'shelfIsHere'),
  'order.warehousedForReturn': way('#toBeSentBack', 'branchIsNotLocked'),
  'order.diverted': way('#toBeSentBack', 'branchIsNotLocked'),
};
export const stored = {
  'order.warehoused': way('#warehoused', ...intoStorage),
  'order.shelved': way('#inStorage', ...intoStorage, 'shelfIsHere'),
};
export const counterPickUp = {
  'order.pickedUpAtCounter': way(
    '#signed',
    'isForward',
    ...counter,
    'signSettled',
    'collectionSettled',
    'onlineSettled',
    'allPiecesScanned',
  ),
};
export const returnAtCounter = {
  'order.returnSigned': way(
    '#returnSigned',
    'isReturn',
    'inCustodyOfBranch',
    'branchIsNotLocked',
    'atLastBranch',
    'reverseSignSettled',
    'allPiecesScanned',
  ),
};
export const discard = {
  'order.discardRequested': way(null, 'nothingToCollect', 'branchHoldsIt'),
  'order.discarded': way('#discarded', 'anotherPersonAsked', 'nothingToCollect', 'branchHoldsIt', 'branchIsNotLocked'),
};
export const found = { 'order.stockFound': way('#warehoused', 'anotherPersonAsked', 'foundWasAsked', 'countIsHere') };
export const missing = { 'order.stockMissing': way(null, 'anotherPersonAsked', 'missingWasAsked', 'countIsHere') };
