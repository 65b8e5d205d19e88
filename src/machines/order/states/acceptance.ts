import { deadline } from '../../kit/lifecycle.ts';
import type { Order } from '../context.ts';
import * as custody from '../custodyWays.ts';
import { wayObeying as way } from '../obeying.ts';
import * as shared from '../ways.ts';

/** Before the parcel is in the house, and in the courier's bag. */
export const acceptance = {
  absent: {
    id: 'absent',
    meta: { absent: true },
    on: {
      'order.created': way('#pendingAcceptance', 'sourceIsNotTransshipment', ...custody.creation),
      'order.transshipmentCreated': way(
        '#awaitingTransship',
        'sourceIsTransshipment',
        'addressCodeKnown',
        ...custody.creation,
      ),
    },
  },
  pendingAcceptance: {
    id: 'pendingAcceptance',
    meta: { code: 0, phase: 'acceptance' },
    entry: deadline<Order>('order.acceptTimedOut', 'PT2H'),
    on: {
      ...shared.beforeCollection,
      'order.collectorAssigned': way(
        '#pendingCollection',
        'collectorOnTheJob',
        'collectorOfTheArea',
        'collectorMayCollect',
      ),
      'order.collectorAutoAssigned': way(
        '#pendingCollection',
        'collectorOnTheJob',
        'collectorOfTheArea',
        'collectorMayCollect',
      ),
      'order.cancelled': way('#cancelled', 'nothingCollectedYet'),
      'order.deleted': way('#deleted', 'actorMadeIt', 'neverAssignedNorPrinted'),
      'order.acceptTimedOut': way(null),
    },
  },
  pendingCollection: {
    id: 'pendingCollection',
    meta: { code: 1, phase: 'acceptance' },
    entry: deadline<Order>('order.collectionTimedOut', 'P1D'),
    on: {
      ...shared.beforeCollection,
      'order.collectorAssigned': way(null, 'collectorOnTheJob', 'collectorOfTheArea', 'collectorMayCollect'),
      'order.collected': way(
        '#collected',
        'collectorIsActor',
        'collectionSettled',
        'onlineSettled',
        'allPiecesScanned',
      ),
      'order.released': way('#pendingAcceptance', 'collectorIsActor'),
      'order.cancelled': way('#cancelled', 'nothingCollectedYet'),
      'order.collectionTimedOut': way(null),
    },
  },
  awaitingTransship: {
    id: 'awaitingTransship',
    meta: { code: 23, phase: 'acceptance' },
    on: {
      ...shared.beforeCollection,
      ...shared.addressCode,
      'order.transshipmentReceived': way('#warehoused', 'branchIsNotLocked', 'shelfIsHere'),
      'order.cancelled': way('#cancelled', 'nothingCollectedYet'),
    },
  },
  collected: {
    id: 'collected',
    meta: { code: 2, phase: 'collection' },
    on: {
      ...shared.held,
      ...shared.amendable,
      ...shared.weighable,
      ...shared.cashOnDelivery,
      ...shared.payable,
      ...custody.recall,
      ...custody.cancelAfterCollection,
      ...custody.found,
      'order.warehoused': way('#warehoused', 'branchIsNotLocked', 'notIntercepted'),
      'order.shelved': way('#inStorage', 'branchIsNotLocked', 'notIntercepted', 'shelfIsHere'),
      'order.warehousedForReturn': way('#toBeSentBack', 'branchIsNotLocked'),
    },
  },
};
