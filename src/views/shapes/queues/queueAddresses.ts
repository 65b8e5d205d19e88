import { QUEUES, type QueueName } from '#machines/queues/index.ts';
import { listAddress } from '../list/address.ts';

/** Path of the list of each queue. */
export const QUEUE_LISTS: Readonly<Record<QueueName, string>> = {
  lateCollections: '/delivery/collect',
  lateDeliveries: '/delivery/manage',
  pickupsMissed: '/delivery/collect',
  pickupsToAssign: '/delivery/collect',
  toAssign: '/delivery/collect',
  toCollect: '/delivery/collect',
  toStore: '/warehoue/warehousing',
  toHandOut: '/delivery/manage',
  rejections: '/warehoue/warehousing',
  shipmentsToSend: '/transport/shippingManagement',
  shipmentsToReceive: '/transport/shippingManagement',
  bookings: '/transitWarehouse/list',
  counts: '/inventory/management',
  questions: '/workOrders/questions',
  urgentWorkOrders: '/workOrders/list',
  workOrdersToClaim: '/workOrders/list',
  workOrdersToComplete: '/workOrders/list',
  problemsToTake: '/problem/list',
  problemsToClose: '/problem/list',
  followUps: '/problem/followUp',
  cancellations: '/finance/collectedCancels',
  applications: '/merchant/applications',
  receipts: '/finance/receipts',
  cash: '/finance/courierCash',
  bills: '/finance/bill',
  settlementsToRequest: '/finance/settlement',
  settlements: '/finance/settlement',
  slipsToDraw: '/finance/bill',
  slipsToGenerate: '/finance/payments',
  slipsToConfirm: '/finance/payments',
  refunds: '/finance/refunds',
  refundsToPay: '/finance/refunds',
  billRefunds: '/finance/bill',
  billRefundsToPay: '/finance/bill',
  claims: '/finance/insuranceClaims',
  contradictions: '/system/violations',
};

/** Returns the address of the rows of a queue. */
export const queueAddress = (name: QueueName): string => listAddress(QUEUE_LISTS[name], QUEUES[name].where);
