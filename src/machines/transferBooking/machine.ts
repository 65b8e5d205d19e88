import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type TransferBooking } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);

/** Transfer booking (§4): warehoused, then order placed or cancelled. */
export const machine = lifecycle<TransferBooking>(rules, evolve).createMachine({
  id: 'transferBooking',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation({
      'transferBooking.warehoused': to('#warehoused', 'inOwnBranch', 'addressCodeKnown', 'volumeUnderTenCubicMetres'),
    }),
    warehoused: {
      id: 'warehoused',
      meta: { code: 0, phase: 'booking' },
      on: {
        'transferBooking.amended': to(null, 'addressCodeKnown', 'volumeUnderTenCubicMetres'),
        'transferBooking.orderPlaced': to('#orderPlaced', 'addressCodeStillKnown'),
        'transferBooking.cancelled': to('#cancelled'),
      },
    },
    orderPlaced: { id: 'orderPlaced', meta: { code: 1, phase: 'booking', final: true } },
    cancelled: { id: 'cancelled', meta: { code: 2, phase: 'booking', final: true } },
  },
});
