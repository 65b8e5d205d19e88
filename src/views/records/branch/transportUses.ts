import type { Use } from '#views/shapes/detail/readUses.ts';
import { eq, itself } from '#views/shapes/detail/uses.ts';

const notOver = { field: 'endedAt', op: 'isNull', value: true } as const;
const running = [eq('finish', 'unfinished'), { field: 'state', op: 'notIn', value: ['disabled'] }] as const;
const filled = { field: 'state', op: 'in', value: ['packed', 'sealed', 'inTransit', 'arrived'] } as const;

const orders = (title: Use['title'], field: string): Use => ({
  machine: 'order',
  title,
  filters: (id) => [eq(field, id), notOver],
  list: ['/companyOrder/orderList', (id) => ({ [field]: id })],
  nameOf: itself,
});

const shipments = (title: Use['title'], field: 'fromBranch' | 'toBranch'): Use => ({
  machine: 'shipment',
  title,
  filters: (id) => [...running, eq(field, id)],
  list: ['/transport/list', (id) => ({ [field]: id, finish: 'unfinished' })],
  nameOf: itself,
});

const bags = (title: Use['title'], field: 'destination' | 'location'): Use => ({
  machine: 'package',
  title,
  filters: (id) => [filled, eq(field, id)],
  list: ['/package/list', (id) => ({ [field]: id, state: filled.value.join() })],
  nameOf: itself,
});

/** Parcels, shipments and bags that keep a branch in use: they begin or end there, or go on to it. */
export const usesByTransport: readonly Use[] = [
  orders('ui.inUse.ordersTo', 'destinationBranch'),
  orders('ui.inUse.ordersFrom', 'originBranch'),
  orders('ui.inUse.ordersNext', 'nextBranch'),
  shipments('ui.inUse.shipmentsTo', 'toBranch'),
  shipments('ui.inUse.shipmentsFrom', 'fromBranch'),
  bags('ui.inUse.bags', 'destination'),
  bags('ui.inUse.bagsHere', 'location'),
];
