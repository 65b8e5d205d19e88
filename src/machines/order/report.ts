import { byTime, byValue, reportOf } from '../kit/report.ts';
import type { OrderRow } from './row.ts';

const isCollected = { field: 'collectedAt', op: 'isNull', value: false } as const;
const isAssigned = { field: 'assignedAt', op: 'isNull', value: false } as const;
const isGiven = { field: 'givenAt', op: 'isNull', value: false } as const;
const isDelivered = { field: 'state', op: 'eq', value: 'signed' } as const;
const isEnded = { field: 'endedAt', op: 'isNull', value: false } as const;
const isInStock = { field: 'tags', op: 'in', value: ['inStock'] } as const;
const isTimedOut = { field: 'timedOut', op: 'in', value: ['delivery'] } as const;
const isPromised = { field: 'expectedDeliveryTime', op: 'isNull', value: false } as const;
const isWithinADay = { field: 'timedOut', op: 'notIn', value: ['delivery'] } as const;
const hasCollection = { field: 'collectionAmount', op: 'gte', value: 1 } as const;

const amount = ['sum', 'average', 'median', 'p90'] as const;
const duration = ['average', 'median', 'p90'] as const;

/** Measures and dimensions of orders. */
export const orderReport = reportOf<OrderRow>()({
  measures: {
    orders: { unit: 'count', functions: ['count'] },
    assigned: { unit: 'count', functions: ['count'], where: [isAssigned] },
    given: { unit: 'count', functions: ['count'], where: [isGiven] },
    collected: { unit: 'count', functions: ['count'], where: [isCollected] },
    delivered: { unit: 'count', functions: ['count'], where: [isDelivered] },
    returned: { unit: 'count', functions: ['count'], where: [{ field: 'state', op: 'eq', value: 'returnSigned' }] },
    rejected: { unit: 'count', functions: ['count'], where: [{ field: 'tags', op: 'in', value: ['rejected'] }] },
    cancelled: { unit: 'count', functions: ['count'], where: [{ field: 'state', op: 'eq', value: 'cancelled' }] },
    lost: { unit: 'count', functions: ['count'], where: [{ field: 'state', op: 'in', value: ['lost', 'discarded'] }] },
    open: { unit: 'count', functions: ['count'], where: [{ field: 'endedAt', op: 'isNull', value: true }] },
    inStock: { unit: 'count', functions: ['count'], where: [isInStock] },
    late: { unit: 'count', functions: ['count'], where: [isTimedOut] },
    exceptions: { unit: 'count', functions: ['count'], where: [{ field: 'exception', op: 'notIn', value: ['none'] }] },
    merchants: { unit: 'count', functions: ['distinct'], field: 'merchant' },
    pieces: { unit: 'count', functions: amount, field: 'pieces' },
    weight: { unit: 'grams', functions: amount, field: 'billingWeightGrams' },
    freight: { unit: 'MMK', functions: amount, field: 'freightTotal' },
    collection: { unit: 'MMK', functions: amount, field: 'collectionAmount', where: [hasCollection] },
    collectionDelivered: {
      unit: 'MMK',
      functions: amount,
      field: 'collectionAmount',
      where: [hasCollection, isDelivered],
    },
    toDeliver: {
      unit: 'count',
      functions: ['count'],
      where: [{ field: 'state', op: 'in', value: ['pendingDelivery', 'delivering'] }],
    },
    promised: { unit: 'count', functions: ['count'], where: [isDelivered, isPromised] },
    lateness: {
      unit: 'minutes',
      functions: ['median', 'average', 'p90'],
      field: 'endedAt',
      since: 'expectedDeliveryTime',
      where: [isDelivered],
    },
    due: { unit: 'MMK', functions: amount, field: 'due' },
    attempts: { unit: 'count', functions: ['average', 'sum'], field: 'attempts', where: [isDelivered] },
    timeToAssign: { unit: 'minutes', functions: duration, field: 'assignedAt', since: 'createdAt' },
    timeOfPickup: { unit: 'minutes', functions: duration, field: 'collectedAt', since: 'assignedAt' },
    timeToCollect: { unit: 'minutes', functions: duration, field: 'collectedAt', since: 'createdAt' },
    timeToArrive: { unit: 'minutes', functions: duration, field: 'arrivedAt', since: 'collectedAt' },
    timeToHandOut: { unit: 'minutes', functions: duration, field: 'outAt', since: 'arrivedAt' },
    timeOut: { unit: 'minutes', functions: duration, field: 'endedAt', since: 'outAt', where: [isDelivered] },
    timeToDeliver: {
      unit: 'minutes',
      functions: duration,
      field: 'endedAt',
      since: 'collectedAt',
      where: [isDelivered],
    },
    timeToEnd: { unit: 'minutes', functions: duration, field: 'endedAt', since: 'createdAt' },
    deliveredShare: { unit: 'share', functions: ['share'], where: [isDelivered], of: [isEnded] },
    onTimeShare: { unit: 'share', functions: ['share'], where: [isWithinADay], of: [isDelivered] },
    promiseKeptShare: {
      unit: 'share',
      functions: ['share'],
      where: [{ field: 'lateMinutes', op: 'lte', value: 0 }],
      of: [isDelivered, isPromised],
    },
    firstAttemptShare: {
      unit: 'share',
      functions: ['share'],
      where: [{ field: 'attempts', op: 'lte', value: 0 }],
      of: [isDelivered],
    },
    returnedShare: {
      unit: 'share',
      functions: ['share'],
      where: [{ field: 'state', op: 'eq', value: 'returnSigned' }],
      of: [isEnded],
    },
    exceptionShare: {
      unit: 'share',
      functions: ['share'],
      where: [{ field: 'exception', op: 'notIn', value: ['none'] }],
    },
  },
  dimensions: {
    ...byTime(
      'createdAt',
      'assignedAt',
      'collectedAt',
      'arrivedAt',
      'givenAt',
      'outAt',
      'endedAt',
      'stockedAt',
      'expectedDeliveryTime',
    ),
    ...byValue('originBranch', 'destinationBranch', 'currentBranch', 'state', 'exception', 'source', 'orderType'),
    ...byValue('deliveryWay', 'station', 'payType', 'goodsType', 'sameCity'),
    ...byValue('rejectCause'),
    senderRegion: { field: 'senderCity', kind: 'region' },
    senderCity: { field: 'senderCity', kind: 'city' },
    senderTownship: { field: 'senderCity', kind: 'township' },
    senderArea: { field: 'senderCity', kind: 'responsible' },
    receiverRegion: { field: 'receiverCity', kind: 'region' },
    receiverCity: { field: 'receiverCity', kind: 'city' },
    receiverTownship: { field: 'receiverCity', kind: 'township' },
    receiverArea: { field: 'receiverCity', kind: 'responsible' },
    collector: { field: 'collector', kind: 'value', name: 'collectorName' },
    deliverer: { field: 'deliverer', kind: 'value', name: 'delivererName' },
    merchant: { field: 'merchant', kind: 'value', name: 'merchantName' },
  },
  period: 'createdAt',
});
