import type { Evolve } from '../../kit/lifecycle.ts';
import type { Order } from '../context.ts';
import type { OrderFact } from '../events.ts';
import { atBranch } from './holders.ts';

const offVehicle = (order: Order): Partial<Order> => ({
  shipment: null,
  toBranch: null,
  vehicle: null,
  transportType: null,
  holder: atBranch(order.currentBranch),
});

/** On the road. */
export const afterTransport: Evolve<Order> = {
  'order.loaded': (_, { data }: OrderFact<'order.loaded'>) => ({
    shipment: data.shipment,
    toBranch: data.toBranch,
    transportType: data.transportType,
    vehicle: data.vehicle ?? null,
    shelf: null,
    holder: { kind: 'vehicle', id: data.shipment, name: data.vehicle ?? data.shipment },
  }),
  'order.departed': (order, { data }: OrderFact<'order.departed'>) => ({
    vehicle: data.trainNumber ?? order.vehicle ?? data.driver ?? null,
    currentBranch: null,
    stockedAt: null,
  }),
  'order.arrived': (order) => ({
    currentBranch: order.toBranch,
    holder: atBranch(order.toBranch),
    shipment: null,
    vehicle: null,
    nextBranch: null,
  }),
  'order.unloaded': (order) => (order.shipment === null ? {} : offVehicle(order)),
  'order.bagUnloaded': offVehicle,
  'order.customsDeclared': () => ({}),
  'order.customsHeld': () => ({}),
  'order.customsReleased': () => ({}),
};
