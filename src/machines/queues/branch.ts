import { among, inStates } from './counted.ts';
import type { Queue } from './queue.ts';

/** States in which an order waits for its courier. */
const BEFORE_COLLECTION = ['pendingAcceptance', 'pendingCollection'];
/** States in which a parcel waits at its last branch, or is on the way to the door. */
const BEFORE_SIGNATURE = ['warehoused', 'inStorage', 'pendingDelivery', 'delivering', 'sentToStation', 'atStation'];

/** Work of a branch (§3 to §5) in the order of a parcel's way. What is past its time comes first. */
export const branchQueues = {
  lateCollections: {
    machine: 'order',
    where: [inStates(...BEFORE_COLLECTION), among('timedOut', 'accept', 'collection')],
    sums: [],
    since: 'createdAt',
    acts: ['order.collectorAssigned', 'order.collected'],
  },
  lateDeliveries: {
    machine: 'order',
    where: [inStates(...BEFORE_SIGNATURE), among('timedOut', 'delivery')],
    sums: [],
    since: 'createdAt',
    acts: ['order.delivererAssigned', 'order.outForDelivery'],
  },
  pickupsMissed: {
    machine: 'order',
    where: [inStates(...BEFORE_COLLECTION), { field: 'pickupDay', op: 'dayUpTo', value: 'yesterday' }],
    sums: [],
    since: 'createdAt',
    acts: ['order.collectorAssigned', 'order.collected'],
  },
  pickupsToAssign: {
    machine: 'order',
    where: [inStates('pendingAcceptance'), { field: 'pickupDay', op: 'dayUpTo', value: 'today' }],
    sums: [],
    since: 'createdAt',
    acts: ['order.collectorAssigned'],
  },
  toAssign: {
    machine: 'order',
    where: [inStates('pendingAcceptance')],
    sums: [],
    since: 'createdAt',
    acts: ['order.collectorAssigned'],
    due: ['order.acceptTimedOut'],
  },
  toCollect: {
    machine: 'order',
    where: [inStates('pendingCollection')],
    sums: [],
    since: 'createdAt',
    acts: ['order.collected'],
    due: ['order.collectionTimedOut'],
  },
  toStore: {
    machine: 'order',
    where: [inStates('arrived')],
    sums: [],
    since: 'updatedAt',
    acts: ['order.warehoused'],
  },
  toHandOut: {
    machine: 'order',
    where: [inStates('pendingDelivery')],
    sums: ['collectionAmount'],
    since: 'updatedAt',
    acts: ['order.outForDelivery'],
    due: ['order.deliveryTimedOut'],
  },
  rejections: {
    machine: 'order',
    where: [inStates('rejectionToConfirm')],
    sums: [],
    since: 'updatedAt',
    acts: ['order.rejected', 'order.rejectionWithdrawn'],
  },
  shipmentsToSend: {
    machine: 'shipment',
    where: [inStates('enabled')],
    sums: [],
    since: 'createdAt',
    acts: ['shipment.shippedOut'],
  },
  shipmentsToReceive: {
    machine: 'shipment',
    where: [inStates('shippedOut', 'sentToStation', 'sentToAirport')],
    sums: [],
    since: 'departedAt',
    acts: ['shipment.received'],
  },
  bookings: {
    machine: 'transferBooking',
    where: [inStates('warehoused')],
    sums: [],
    since: 'warehousedAt',
    acts: ['transferBooking.orderPlaced'],
  },
  counts: {
    machine: 'inventoryTask',
    where: [inStates('notStarted', 'inProgress')],
    sums: [],
    since: 'plannedAt',
    acts: ['inventoryTask.started', 'inventoryTask.scanned'],
  },
} as const satisfies Readonly<Record<string, Queue>>;
