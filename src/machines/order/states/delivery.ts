import { deadline } from '../../kit/lifecycle.ts';
import type { Order } from '../context.ts';
import * as custody from '../custodyWays.ts';
import { wayObeying as way } from '../obeying.ts';
import * as shared from '../ways.ts';

/** With the deliverer, at the station, at the receiver's door. */
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
      ...custody.recall,
      ...custody.reject,
      ...custody.missing,
      'order.delivererAssigned': way(
        null,
        ...custody.counter,
        'delivererOnTheJob',
        'delivererOfTheBranch',
        'delivererMayDeliver',
      ),
      'order.outForDelivery': way('#delivering', ...custody.atTheDesk, 'notIntercepted', 'delivererSet'),
      'order.released': way('#warehoused', 'heldByDelivererOrBranch'),
      'order.deliveryTimedOut': way(null),
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
      'order.collectionAmountModified': way(
        null,
        'isCashOnDelivery',
        'notSettled',
        'signUnpaid',
        'mayChangeWhileDelivering',
      ),
      'order.signed': way('#signed', 'heldByActor', 'isForward', 'deliveredToDoor', ...custody.handOver),
      'order.sentToStation': way('#sentToStation', 'heldByActor', 'isForward', 'deliveredToStation', 'customsCleared'),
      'order.returnSigned': way('#returnSigned', 'isReturn', 'heldByActor', 'reverseSignSettled', 'allPiecesScanned'),
      'order.rejected': way('#rejected', 'isForward', 'mayRejectAtDoor'),
      'order.deliveryAttemptFailed': way(null, 'heldByActor'),
      'order.deliveryTimedOut': way(null),
    },
  },
  sentToStation: {
    id: 'sentToStation',
    meta: { code: 10, phase: 'delivery' },
    on: {
      ...shared.held,
      ...shared.nameable,
      ...shared.payableAtStation,
      ...custody.intercept,
      ...custody.reject,
      ...custody.broughtBack,
      ...custody.found,
      'order.arrivedAtStation': way('#atStation', 'deliveredToStation'),
    },
  },
  atStation: {
    id: 'atStation',
    meta: { code: 11, phase: 'delivery' },
    on: {
      ...shared.held,
      ...shared.nameable,
      ...shared.payableAtStation,
      ...custody.intercept,
      ...custody.reject,
      ...custody.broughtBack,
      ...custody.found,
      'order.signedAtStation': way(
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
