import { transitionObeying as transition } from './obeying.ts';

/** Transitions and lists of rules that several custody states share (lifecycles.md 4.2). */

export const creation = [
  'ordersForOwnMerchant',
  'ordersFromOwnBranch',
  'insuredWithinLimits',
  'urgentBeforeNoon',
  'volumeUnderTenCubicMetres',
  'weightWithinLimit',
  'collectionWithinLimit',
  'senderPhoneReachable',
  'receiverPhoneReachable',
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
  'nextBranchServes',
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
/** A parcel in a package is loaded and moved together with the package. */
export const loadingInPackage = [...loading, 'packageIsSealed', 'loadedWithItsPackage'] as const;
export const counter = [...atTheDesk, 'atLastBranch'] as const;
export const claim = {
  'order.deliveryClaimed': transition('#pendingDelivery', ...counter, 'notIntercepted', 'actorOnTheJob'),
};
export const assign = {
  'order.delivererAssigned': transition(
    '#pendingDelivery',
    ...counter,
    'notIntercepted',
    'delivererOnTheJob',
    'delivererOfTheBranch',
    'delivererMayDeliver',
  ),
};
export const autoAssign = {
  'order.delivererAutoAssigned': transition(
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
export const pack = { 'order.packed': transition('#packed', ...packing) };
export const sort = {
  'order.sorted': transition(
    '#sorted',
    'inCustodyOfBranch',
    'branchIsNotLocked',
    'noOpenException',
    'notIntercepted',
    'nextBranchIsOnTheWay',
    'routeServes',
  ),
};
export const reject = { 'order.rejectionReported': transition('#rejectionToConfirm', 'isForward', 'photoOfDamage') };
export const recall = { 'order.recalled': transition('#toBeSentBack', 'isForward', 'notSettled') };
export const intercept = { 'order.interceptRequested': transition(null, 'isForward', 'notSettled') };
/** A recalled parcel that returns to the branch without a scan (unpacked, or found in a count). */
export const divert = {
  'order.diverted': transition('#toBeSentBack', 'inCustodyOfBranch', 'branchIsNotLocked', 'notInPackage'),
};
export const cancelAfterCollection = {
  'order.collectedCancelRequested': transition(null, 'isForward', 'notInPackage', 'notOnShipment'),
  'order.collectedCancelApproved': transition('#toBeSentBack', 'isForward', 'notInPackage', 'notOnShipment'),
};
export const broughtBack = {
  'order.warehoused': transition('#warehoused', 'branchIsNotLocked', 'notIntercepted', 'reasonMarked'),
  'order.shelved': transition('#inStorage', 'branchIsNotLocked', 'notIntercepted', 'reasonMarked', 'shelfIsHere'),
  'order.warehousedForReturn': transition('#toBeSentBack', 'branchIsNotLocked'),
  'order.diverted': transition('#toBeSentBack', 'branchIsNotLocked'),
};
export const stored = {
  'order.warehoused': transition('#warehoused', ...intoStorage),
  'order.shelved': transition('#inStorage', ...intoStorage, 'shelfIsHere'),
};
export const counterPickUp = {
  'order.pickedUpAtCounter': transition(
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
  'order.returnSigned': transition(
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
  'order.discardRequested': transition(null, 'nothingToCollect', 'branchHoldsIt'),
  'order.discarded': transition(
    '#discarded',
    'anotherPersonAsked',
    'nothingToCollect',
    'branchHoldsIt',
    'branchIsNotLocked',
  ),
};
export const found = {
  'order.stockFound': transition('#warehoused', 'anotherPersonAsked', 'foundWasAsked', 'countIsHere'),
};
export const missing = {
  'order.stockMissing': transition(null, 'anotherPersonAsked', 'missingWasAsked', 'countIsHere'),
};
