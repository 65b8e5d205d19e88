import { deadline } from '../../kit/lifecycle.ts';
import type { Order } from '../context.ts';
import * as custody from '../custodyTransitions.ts';
import { transitionObeying as transition } from '../obeying.ts';
import * as shared from '../transitions.ts';

/** Transitions of a parcel that the receiver fetches from a station. */
const forStation = {
  ...shared.held,
  ...shared.nameable,
  ...shared.payableAtStation,
  ...custody.intercept,
  ...custody.reject,
  ...custody.broughtBack,
  ...custody.found,
};

/** States of delivery: with the deliverer, at the station, at the receiver's door. */
export const delivery = {
  pendingDelivery: {
    id: 'pendingDelivery',
    meta: { code: 8, phase: 'delivery', tags: ['inStock'] },
    entry: deadline<Order>('order.deliveryTimedOut', 'P1D'),
    on: {
      ...shared.held,
      ...shared.amendable,
      ...shared.cashOnDelivery,
      ...shared.payable,
      ...shared.safePlace,
      ...custody.recall,
      ...custody.reject,
      ...custody.missing,
      'order.delivererAssigned': transition(
        null,
        ...custody.counter,
        'delivererOnTheJob',
        'delivererOfTheBranch',
        'delivererMayDeliver',
      ),
      'order.outForDelivery': transition('#delivering', ...custody.atTheDesk, 'notIntercepted', 'delivererSet'),
      'order.released': transition('#warehoused', 'heldByDelivererOrBranch'),
      'order.deliveryTimedOut': transition(null),
    },
  },
  delivering: {
    id: 'delivering',
    meta: { code: 9, phase: 'delivery' },
    entry: deadline<Order>('order.deliveryTimedOut', 'P1D'),
    on: {
      ...shared.held,
      ...shared.nameable,
      ...shared.payable,
      ...custody.intercept,
      ...custody.reject,
      ...custody.broughtBack,
      ...custody.found,
      'order.collectionAmountModified': transition(
        null,
        'isCashOnDelivery',
        'notSettled',
        'signUnpaid',
        'mayChangeWhileDelivering',
        'collectionWithinLimit',
      ),
      'order.receiverCodeEntered': transition(
        null,
        'heldByActor',
        'isForward',
        'deliveredToDoor',
        'codeNotEnteredYet',
        'codeTriesLeft',
        'codeCompared',
      ),
      'order.signed': transition(
        '#signed',
        'heldByActor',
        'isForward',
        'deliveredToDoor',
        ...custody.handOver,
        'codeVerified',
      ),
      'order.sentToStation': transition(
        '#sentToStation',
        'heldByActor',
        'isForward',
        'deliveredToStation',
        'customsCleared',
      ),
      'order.returnSigned': transition(
        '#returnSigned',
        'isReturn',
        'heldByActor',
        'reverseSignSettled',
        'allPiecesScanned',
      ),
      'order.rejected': transition('#rejected', 'isForward', 'mayRejectAtDoor'),
      'order.deliveryAttemptFailed': transition(null, 'heldByActor', 'nextAttemptInFuture'),
      'order.deliveryTimedOut': transition(null),
    },
  },
  sentToStation: {
    id: 'sentToStation',
    meta: { code: 10, phase: 'delivery' },
    on: {
      ...forStation,
      'order.arrivedAtStation': transition('#atStation', 'deliveredToStation'),
    },
  },
  atStation: {
    id: 'atStation',
    meta: { code: 11, phase: 'delivery' },
    on: {
      ...forStation,
      'order.signedAtStation': transition(
        '#signed',
        'isForward',
        'deliveredToStation',
        'customsCleared',
        'signSettled',
        'collectionSettled',
        'onlineSettled',
        'agentReceiptGiven',
      ),
    },
  },
};
