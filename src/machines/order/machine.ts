import { lifecycle } from '../kit/lifecycle.ts';
import { initial, type Order } from './context.ts';
import { evolve } from './evolve.ts';
import { regions } from './regions.ts';
import { rules } from './rules.ts';
import { acceptance } from './states/acceptance.ts';
import { deliverable } from './states/deliverable.ts';
import { delivery } from './states/delivery.ts';
import { ends } from './states/ends.ts';
import { returns } from './states/returns.ts';
import { storage } from './states/storage.ts';
import { transport } from './states/transport.ts';

/** The order machine: 24 custody states, and the regions beside it (lifecycles.md 4.1, 4.2). */
export const machine = lifecycle<Order>(rules, evolve).createMachine({
  id: 'order',
  type: 'parallel',
  context: initial,
  states: {
    custody: {
      initial: 'absent',
      states: {
        ...acceptance,
        ...storage,
        ...transport,
        /** States to which a withdrawn rejection returns. */
        deliverable: {
          initial: 'warehoused',
          states: { prior: { id: 'prior', type: 'history' }, ...deliverable, ...delivery },
        },
        ...returns,
        ...ends,
      },
    },
    ...regions,
  },
});
