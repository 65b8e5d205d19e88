import type { WorkKind } from '#machines/staff/work.ts';
import { recordAddress, RECORD_PATHS } from '#views/place/addresses.ts';

/** Settling of one kind of open work: the event for its records, named by a message, and the list of all. */
interface Settling {
  readonly event: string;
  readonly label: `ui.people.work.${'handOver' | 'handIn' | 'end' | 'handle' | 'seal' | 'disable'}`;
  /** True where the event asks of each record what is its own, such as a seal number: one record at a time. */
  readonly isEach?: boolean;
  readonly list?: (person: string) => string;
}

const ordersOf = (field: 'collector' | 'deliverer', state: string) => (person: string) =>
  `/companyOrder/orderList?${new URLSearchParams({ [field]: person, state })}`;

type Kind = WorkKind | 'toCollect' | 'collected' | 'toDeliver' | 'carried';

/** Settling of each kind of open work. */
const SETTLING: Readonly<Record<Kind, Settling>> = {
  toCollect: {
    event: 'order.collectorAssigned',
    label: 'ui.people.work.handOver',
    list: ordersOf('collector', 'pendingCollection'),
  },
  collected: { event: 'order.warehoused', label: 'ui.people.work.handIn', list: ordersOf('collector', 'collected') },
  toDeliver: {
    event: 'order.delivererAssigned',
    label: 'ui.people.work.handOver',
    list: ordersOf('deliverer', 'pendingDelivery'),
  },
  carried: { event: 'order.warehoused', label: 'ui.people.work.handIn', list: ordersOf('deliverer', 'delivering') },
  workOrder: { event: 'workOrder.assigned', label: 'ui.people.work.handOver' },
  problemItem: { event: 'problemItem.handled', label: 'ui.people.work.handle' },
  inventoryTask: { event: 'inventoryTask.ended', label: 'ui.people.work.end' },
  storageScan: { event: 'storageScan.abandoned', label: 'ui.people.work.end' },
  arrivalScan: { event: 'arrivalScan.abandoned', label: 'ui.people.work.end' },
  package: { event: 'package.sealed', label: 'ui.people.work.seal', isEach: true },
  shipment: { event: 'shipment.disabled', label: 'ui.people.work.disable' },
  merchant: { event: 'merchant.maintainerSet', label: 'ui.people.work.handOver' },
};

/** Returns the settling of a kind of open work; undefined for one that this console does not know. */
export const settlingOf = (kind: string): Settling | undefined =>
  Object.hasOwn(SETTLING, kind) ? SETTLING[kind as Kind] : undefined;

const SESSIONS: Readonly<Record<string, string>> = {
  storageScan: '/storage/beWarehoused',
  arrivalScan: '/scan/scanUponArrival',
};

const isRecord = (machine: string): machine is keyof typeof RECORD_PATHS => Object.hasOwn(RECORD_PATHS, machine);

/** Path and address of the screen of a record of open work; null where it has none. */
export function workAddress(machine: string, id: string): { readonly path: string; readonly address: string } | null {
  if (isRecord(machine)) return { path: RECORD_PATHS[machine], address: recordAddress(machine, id) };
  const path = SESSIONS[machine];
  return path === undefined ? null : { path, address: `${path}?id=${encodeURIComponent(id)}` };
}
