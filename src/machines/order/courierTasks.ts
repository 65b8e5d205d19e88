import type { OrderEvents } from './events.ts';

/** Task of a courier with a parcel: fetch it from its sender, or bring it to the door. */
export type TaskKind = 'collect' | 'deliver';

/** Signs of a task in rows and events of orders. */
interface CourierTask {
  /** Field of the order, and of the payload that assigns it, with the courier. */
  readonly field: 'collector' | 'deliverer';
  /** States in which the parcel waits for its courier. */
  readonly states: readonly string[];
  /** Events by which somebody else assigns it. */
  readonly assigning: readonly (keyof OrderEvents)[];
}

/** The tasks of couriers. */
export const COURIER_TASKS: Readonly<Record<TaskKind, CourierTask>> = {
  collect: {
    field: 'collector',
    states: ['pendingCollection'],
    assigning: ['order.collectorAssigned', 'order.collectorAutoAssigned'],
  },
  deliver: {
    field: 'deliverer',
    states: ['pendingDelivery', 'delivering'],
    assigning: ['order.delivererAssigned', 'order.delivererAutoAssigned'],
  },
};
