import { transition } from '../kit/lifecycle.ts';
import type { RuleName } from './rules.ts';

const stays = (...names: RuleName[]) => transition(null, ...names);

/** Transitions that many states share (lifecycles.md 4.2, 'Source'). */

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
    'measuredLast',
  ),
  'order.requestWithdrawn': stays('requestIsOwnOrDecided'),
};

/** Transitions of every state but deleted. */
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

/** An undecided cancellation request can still be refused later; otherwise it would never end. */
export const lateRefusal = { 'order.collectedCancelRefused': stays() };

/** Transitions of final states: corrections and complaints only. */
export const ended = always;

const printable = { 'order.labelPrinted': stays('reprintHasReason') };
const timeable = { 'order.deliveryTimeSet': stays('deliveryTimeInFuture') };

/** A safe place is named before the courier leaves. */
export const safePlace = { 'order.safePlaceSet': stays('isForward', 'deliveredToDoor', 'nothingDueAtTheDoor') };

/** A day of collection is asked for while no courier has the parcel. */
export const collectable = {
  'order.pickupDaySet': stays('pickupDayInReach', 'pickupWindowNotOver', 'pickupDayIsNew'),
};

/** The payment method may change while the parcel is under way and nothing is paid (29). */
export const payableAtStation = {
  'order.paymentMethodModified': stays('nothingPaidYet', 'notSettled', 'offsetHasCollection', 'ledgerHasMerchant'),
};

/** The same, and a time of delivery may be set unless the parcel goes to a station (23). */
export const payable = { ...payableAtStation, ...timeable };

export const cashOnDelivery = {
  'order.collectionAmountModified': stays('isCashOnDelivery', 'notSettled', 'signUnpaid', 'collectionWithinLimit'),
};

const details = {
  'order.modified': stays('amendedInsuranceWithinLimits', 'amendedStationFits', 'notSettled', 'newPriceKnown'),
};

/** Sender and receiver may change completely (30). */
export const amendableParty = { 'order.partyModified': stays('newDestinationServes', 'newPhoneReachable') };

/** Details, sender and receiver may change completely (22, 30). */
export const amendable = { ...details, ...amendableParty };

/** Only name and phone may change, because the parcel is under way (30). */
export const nameable = { 'order.partyModified': stays('onlyNameAndPhone', 'newPhoneReachable') };

export const weighable = {
  'order.weightModified': stays(
    'notSettled',
    'volumeUnderTenCubicMetres',
    'weightWithinLimit',
    'largeDifferenceChecked',
    'newPriceKnown',
  ),
};

export const addressCode = { 'order.addressCodeModified': stays('isTransshipment', 'addressCodeKnown') };

export const customsDeclare = { 'order.customsDeclared': stays('transportCrossesBorder') };
export const customsHold = { 'order.customsHeld': stays() };
export const customsRelease = { 'order.customsReleased': stays('dutySettled') };
export const customs = { ...customsDeclare, ...customsHold, ...customsRelease };

/** Transitions before collection: 0, 1 and 23. */
export const beforeCollection = {
  ...always,
  ...extraFee,
  ...printable,
  ...payable,
  ...safePlace,
  ...cashOnDelivery,
  ...amendable,
};

/** Transitions while the company has the parcel: 2 to 11 and 18 to 22. */
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
  'order.lost': transition('#lost', 'anotherPersonAsked', 'searchPeriodPassed', 'branchIsNotLocked'),
  ...lateRefusal,
  'order.adjustmentRequested': stays('countIsHere'),
};

/** Transitions in somebody's hands: the parcel can be weighed, and everything about it changed. */
export const inHand = { ...held, ...amendable, ...weighable, ...cashOnDelivery, ...payable, ...safePlace };

/** Transitions in a package or on a vehicle, where nobody can touch the parcel. */
export const enclosed = { ...held, ...nameable, ...cashOnDelivery, ...payable, ...safePlace, ...customs };
