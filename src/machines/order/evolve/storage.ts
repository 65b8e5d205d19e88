import type { Evolve } from '../../kit/lifecycle.ts';
import type { Order } from '../context.ts';
import type { OrderFact } from '../events.ts';
import type { Known } from '../known.ts';
import { atBranch, intoBranch, person } from './holders.ts';
import { requested } from './requested.ts';

const warehoused = (order: Order, fact: OrderFact<'order.warehoused'>): Partial<Order> => ({
  ...intoBranch(order, fact),
  shelf: null,
  deliverer: order.rejection ? order.deliverer : null,
  nextBranch: null,
});

const returned = (order: Order, fact: OrderFact<'order.diverted'>): Partial<Order> => ({
  ...warehoused(order, fact),
  package: null,
});

/** In the branch. */
export const afterStorage: Evolve<Order> = {
  'order.sorted': (order, { data, actor }: OrderFact<'order.sorted'>) => ({
    holder: atBranch(order.currentBranch),
    nextBranch: data.nextBranch,
    sorter: person(actor),
    shelf: null,
  }),
  'order.warehoused': warehoused,
  'order.shelved': (order, fact: OrderFact<'order.shelved'>) => ({
    ...warehoused(order, fact),
    shelf: fact.data.shelf,
  }),
  'order.warehousedForReturn': returned,
  'order.diverted': returned,
  'order.packed': (order, { data, actor, known }: OrderFact<'order.packed'>) => ({
    holder: atBranch(order.currentBranch),
    package: data.package,
    nextBranch: order.nextBranch ?? (known as Partial<Known>).nextHop ?? null,
    sorter: person(actor),
    shelf: null,
  }),
  'order.unpacked': () => ({ package: null }),
  'order.adjustmentRequested': requested,
  'order.stockFound': (order, fact: OrderFact<'order.stockFound'>) => ({
    ...intoBranch(order, fact),
    shelf: null,
    package: null,
    nextBranch: null,
    deliverer: null,
    request: null,
    exceptionSince: null,
    exceptionBranch: null,
    exceptionReason: null,
  }),
  'order.stockMissing': (order, { at, actor }: OrderFact<'order.stockMissing'>) => ({
    request: null,
    exceptionSince: at,
    exceptionBranch: actor.branch ?? order.currentBranch,
    exceptionReason: typeof order.request?.data['reason'] === 'string' ? order.request.data['reason'] : null,
  }),
};
