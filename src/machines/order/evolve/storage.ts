import type { Evolve } from '../../kit/evolve.ts';
import type { Order } from '../context.ts';
import type { OrderRecordedEvent } from '../events.ts';
import type { Lookups } from '../lookups.ts';
import { atBranch, intoBranch, person } from './holders.ts';
import { requested } from './requested.ts';

const warehoused = (order: Order, event: OrderRecordedEvent<'order.warehoused'>): Partial<Order> => ({
  ...intoBranch(order, event),
  shelf: null,
  deliverer: order.rejection ? order.deliverer : null,
  nextBranch: null,
});

const returned = (order: Order, event: OrderRecordedEvent<'order.diverted'>): Partial<Order> => ({
  ...warehoused(order, event),
  package: null,
});

/** Changes by storage in a branch. */
export const afterStorage: Evolve<Order> = {
  'order.sorted': (order, { data, actor }: OrderRecordedEvent<'order.sorted'>) => ({
    holder: atBranch(order.currentBranch),
    nextBranch: data.nextBranch,
    sorter: person(actor),
    shelf: null,
  }),
  'order.warehoused': warehoused,
  'order.shelved': (order, event: OrderRecordedEvent<'order.shelved'>) => ({
    ...warehoused(order, event),
    shelf: event.data.shelf,
  }),
  'order.warehousedForReturn': returned,
  'order.diverted': returned,
  'order.packed': (order, { data, actor, lookups }: OrderRecordedEvent<'order.packed'>) => ({
    holder: atBranch(order.currentBranch),
    package: data.package,
    nextBranch: order.nextBranch ?? (lookups as Partial<Lookups>).nextHop ?? null,
    sorter: person(actor),
    shelf: null,
  }),
  'order.unpacked': () => ({ package: null }),
  'order.adjustmentRequested': requested,
  'order.stockFound': (order, event: OrderRecordedEvent<'order.stockFound'>) => ({
    ...intoBranch(order, event),
    shelf: null,
    package: null,
    nextBranch: null,
    deliverer: null,
    request: null,
    exceptionSince: null,
    exceptionBranch: null,
    exceptionReason: null,
  }),
  'order.stockMissing': (order, { at, actor }: OrderRecordedEvent<'order.stockMissing'>) => ({
    request: null,
    exceptionSince: at,
    exceptionBranch: actor.branch ?? order.currentBranch,
    exceptionReason: typeof order.request?.data['reason'] === 'string' ? order.request.data['reason'] : null,
  }),
};
