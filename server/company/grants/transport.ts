import type { events as packageEvents } from '#machines/package/events.ts';
import type { events as shipmentEvents } from '#machines/shipment/events.ts';
import type { Grants } from './grants.ts';

const bagging: readonly (keyof typeof packageEvents)[] = [
  'package.issued',
  'package.sealed',
  'package.unsealed',
  'package.warehoused',
  'package.forwarded',
  'package.opened',
  'package.partMissing',
  'package.extraFound',
  'package.reissued',
];
const carrying: readonly (keyof typeof packageEvents)[] = ['package.loaded', 'package.unloaded'];
const sending: readonly (keyof typeof shipmentEvents)[] = [
  'shipment.created',
  'shipment.amended',
  'shipment.disabled',
  'shipment.enabled',
  'shipment.shippedOut',
  'shipment.sentToStation',
  'shipment.sentToAirport',
];
const receiving: readonly (keyof typeof shipmentEvents)[] = [
  'shipment.received',
  'shipment.itemArrived',
  'shipment.allItemsArrived',
  'shipment.itemMarkedNotArrived',
  'shipment.itemMarkedShort',
  'shipment.itemFound',
  'shipment.finished',
];
const reporting: readonly (keyof typeof shipmentEvents)[] = ['shipment.itemLossReported'];
/** Permissions to print labels of bags and shelves. */
const labelling = ['package.labelPrinted', 'shelf.labelPrinted'] as const;
const printing = [...labelling, 'shipment.manifestPrinted', 'printLog.read'] as const;
const deciding = ['shipment.itemLost', 'package.exceptionCleared'] as const;

/** Grants for packing, loading, sending and receiving; a manager confirms a loss. */
export const transport: Grants = {
  manager: [...bagging, ...carrying, ...sending, ...receiving, ...reporting, ...deciding, ...printing],
  operations: [...sending, ...reporting, ...deciding, ...printing],
  clerk: [...bagging, ...carrying, ...sending, ...receiving, ...reporting, ...printing],
  transport: [...bagging, ...carrying, ...sending, ...receiving, ...reporting, ...printing],
  sorter: [...bagging, ...carrying, ...labelling],
  auditor: ['printLog.read'],
};
