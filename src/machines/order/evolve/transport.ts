import type { Evolve } from '../../kit/evolve.ts';
import type { Order } from '../context.ts';
import type { OrderRecordedEvent } from '../events.ts';
import type { Lookups } from '../lookups.ts';
import { atBranch } from './holders.ts';

const offVehicle = (order: Order): Partial<Order> => ({
  shipment: null,
  toBranch: null,
  vehicle: null,
  transportType: null,
  holder: atBranch(order.currentBranch),
});

/** Changes by transport. */
export const afterTransport: Evolve<Order> = {
  'order.loaded': (_, { data, lookups }: OrderRecordedEvent<'order.loaded'>) => {
    const { toBranch = null, kind = null, vehicle = null } = (lookups as Partial<Lookups>).shipment ?? {};
    return {
      shipment: data.shipment,
      toBranch,
      transportType: kind,
      vehicle,
      shelf: null,
      holder: { kind: 'vehicle', id: data.shipment, name: vehicle ?? data.shipment },
    };
  },
  'order.departed': (order, { data }: OrderRecordedEvent<'order.departed'>) => ({
    vehicle: data.trainNumber ?? order.vehicle ?? data.driver ?? null,
    currentBranch: null,
    stockedAt: null,
  }),
  'order.arrived': (order) => ({
    currentBranch: order.toBranch,
    holder: atBranch(order.toBranch),
    arrivedOn: order.package === null ? order.shipment : null,
    shipment: null,
    vehicle: null,
    nextBranch: null,
  }),
  'order.unloaded': (order) => (order.shipment === null ? {} : offVehicle(order)),
  'order.bagUnloaded': offVehicle,
  'order.forwarded': (_, { data }: OrderRecordedEvent<'order.forwarded'>) => ({
    nextBranch: data.nextBranch,
    toBranch: null,
  }),
  'order.customsDeclared': () => ({}),
  'order.customsHeld': () => ({}),
  'order.customsReleased': () => ({}),
};
