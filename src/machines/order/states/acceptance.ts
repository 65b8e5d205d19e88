import { beforeCreation, deadline } from '../../kit/lifecycle.ts';
import type { Order } from '../context.ts';
import * as custody from '../custodyTransitions.ts';
import { transitionObeying as transition } from '../obeying.ts';
import * as shared from '../transitions.ts';

/** States before collection, and with the collecting courier. */
export const acceptance = {
  absent: beforeCreation({
    'order.created': transition('#pendingAcceptance', 'sourceIsNotTransshipment', ...custody.creation),
    'order.transshipmentCreated': transition(
      '#awaitingTransship',
      'sourceIsTransshipment',
      'addressCodeKnown',
      ...custody.creation,
    ),
  }),
  pendingAcceptance: {
    id: 'pendingAcceptance',
    meta: { code: 0, phase: 'acceptance' },
    entry: deadline<Order>('order.acceptTimedOut', 'PT2H'),
    on: {
      ...shared.beforeCollection,
      ...shared.collectable,
      'order.collectorAssigned': transition(
        '#pendingCollection',
        'collectorOnTheJob',
        'collectorOfTheArea',
        'collectorMayCollect',
      ),
      'order.collectorAutoAssigned': transition(
        '#pendingCollection',
        'collectorOnTheJob',
        'collectorOfTheArea',
        'collectorMayCollect',
      ),
      'order.cancelled': transition('#cancelled', 'nothingCollectedYet'),
      'order.deleted': transition('#deleted', 'actorMadeIt', 'neverAssignedNorPrinted'),
      'order.acceptTimedOut': transition(null, 'pickupDayHasCome'),
    },
  },
  pendingCollection: {
    id: 'pendingCollection',
    meta: { code: 1, phase: 'acceptance' },
    entry: deadline<Order>('order.collectionTimedOut', 'P1D'),
    on: {
      ...shared.beforeCollection,
      ...shared.collectable,
      'order.collectorAssigned': transition(null, 'collectorOnTheJob', 'collectorOfTheArea', 'collectorMayCollect'),
      'order.collected': transition(
        '#collected',
        'collectorIsActor',
        'collectionSettled',
        'onlineSettled',
        'allPiecesScanned',
        'weightWithinLimit',
        'largeDifferenceChecked',
        'newPriceKnown',
      ),
      'order.released': transition('#pendingAcceptance', 'collectorIsActor'),
      'order.cancelled': transition('#cancelled', 'nothingCollectedYet'),
      'order.collectionTimedOut': transition(null, 'pickupDayHasPassed'),
    },
  },
  awaitingTransship: {
    id: 'awaitingTransship',
    meta: { code: 23, phase: 'acceptance' },
    on: {
      ...shared.beforeCollection,
      ...shared.addressCode,
      'order.transshipmentReceived': transition(
        '#warehoused',
        'branchIsNotLocked',
        'shelfIsHere',
        'weightWithinLimit',
        'largeDifferenceChecked',
        'newPriceKnown',
      ),
      'order.cancelled': transition('#cancelled', 'nothingCollectedYet'),
    },
  },
  collected: {
    id: 'collected',
    meta: { code: 2, phase: 'collection' },
    on: {
      ...shared.inHand,
      ...custody.recall,
      ...custody.cancelAfterCollection,
      ...custody.found,
      'order.warehoused': transition('#warehoused', 'branchIsNotLocked', 'notIntercepted'),
      'order.shelved': transition('#inStorage', 'branchIsNotLocked', 'notIntercepted', 'shelfIsHere'),
      'order.warehousedForReturn': transition('#toBeSentBack', 'branchIsNotLocked'),
    },
  },
};
