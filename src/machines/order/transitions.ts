import { transition } from '../kit/lifecycle.ts';
import type { RuleName } from './rules.ts';

const stays = (...names: RuleName[]) => transition(null, ...names);

/** Ways that many states share, by what a parcel in such a state allows (lifecycles.md 4.2, 'Source'). */

const corrections = {
  'order.voidRequested': stays('notTheFirstEvent', 'notSettled'),
  'order.eventVoided': stays(
    'anotherPersonAsked',
    'sameAsRequested',
    'notTheFirstEvent',
    'notSettled',
    'nothingDependsOnIt',
    'moneyStands',
    'answersStand',
    'travelStands',
    'countedStockStands',
  ),
  'order.requestWithdrawn': stays('requestIsOwnOrDecided'),
};

/** Every state but deleted. */
const always = {
  'order.workOrderRaised': stays(),
  'order.workOrderLinked': stays(),
  'order.insuranceClaimOpened': stays('claimNotPaidYet'),
  'order.insuranceClaimClosed': stays(),
  'order.insuranceClaimPaid': stays('claimNotPaidYet', 'lostIsStillLost'),
  'order.billConfirmed': stays(),
  'order.billReopened': stays(),
  ...corrections,
};

export const extraFee = { 'order.extraFeeAdded': stays('notSettled') };

/** A wish to cancel that nobody decided in time can still be refused: it waits for ever otherwise. */
export const lateRefusal = { 'order.collectedCancelRefused': stays() };

/** The aggregate is over; only corrections and complaints remain. */
export const ended = always;

const printable = { 'order.labelPrinted': stays('reprintHasReason') };
const timeable = { 'order.deliveryTimeSet': stays('deliveryTimeInFuture') };

/** Payment method may change while the parcel is on its way and nothing is paid (29). */
export const payableAtStation = {
  'order.paymentMethodModified': stays('nothingPaidYet', 'notSettled', 'offsetHasCollection', 'ledgerHasMerchant'),
};

/** A time of delivery may be set as well, unless the parcel goes to a station (23). */
export const payable = { ...payableAtStation, ...timeable };

export const cashOnDelivery = {
  'order.collectionAmountModified': stays('isCashOnDelivery', 'notSettled', 'signUnpaid'),
};

const details = { 'order.modified': stays('amendedInsuranceWithinLimits', 'amendedStationFits', 'notSettled') };

/** Parties may change wholly (30). */
export const amendableParty = { 'order.partyModified': stays('newDestinationServes') };

/** Details and parties may change wholly (22, 30). */
export const amendable = { ...details, ...amendableParty };

/** Only name and phone may change: the parcel is already on its way (30). */
export const nameable = { 'order.partyModified': stays('onlyNameAndPhone') };

export const weighable = { 'order.weightModified': stays('notSettled') };

export const addressCode = { 'order.addressCodeModified': stays('isTransshipment', 'addressCodeKnown') };

export const customsDeclare = { 'order.customsDeclared': stays('transportCrossesBorder') };
export const customsHold = { 'order.customsHeld': stays() };
export const customsRelease = { 'order.customsReleased': stays('dutySettled') };
export const customs = { ...customsDeclare, ...customsHold, ...customsRelease };

/** Not collected yet: 0, 1 and 23. */
export const beforeCollection = { ...always, ...extraFee, ...printable, ...payable, ...cashOnDelivery, ...amendable };

/** The company has the parcel: 2 to 11 and 18 to 22. */
export const held = {
  ...always,
  ...extraFee,
  ...printable,
  'order.damageReported': stays(),
  'order.markedShort': stays(),
  'order.markedNotArrived': stays(),
  'order.markedExtra': stays(),
  'order.markedWrongBranch': stays(),
  'order.searchOpened': stays(),
  'order.turnedUp': stays(),
  'order.exceptionCleared': stays('exceptionOfOwnBranch'),
  'order.shortPieceResolved': stays('piecesCounted'),
  'order.lossReported': stays('searchPeriodPassed'),
  'order.lost': transition('#lost', 'anotherPersonAsked', 'searchPeriodPassed'),
  ...lateRefusal,
  'order.adjustmentRequested': stays('countIsHere'),
};
