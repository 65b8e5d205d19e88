import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type Settlement } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);

/** Bill settlement (§4): none, to settle, settled. An abandoned settlement releases its bills. */
export const machine = lifecycle<Settlement>(rules, evolve).createMachine({
  id: 'settlement',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation({ 'settlement.opened': to('#none', 'billsWithinReach', 'billsAreDistinct') }),
    none: {
      id: 'none',
      meta: { code: 0, phase: 'settlement' },
      on: {
        'settlement.billCounted': to(null, 'billAwaitsCount'),
        'settlement.feeCharged': to(null, 'feeAboveZero', 'feeNotYetCharged'),
        'settlement.requested': to('#toSettle', 'hasSomethingToSettle'),
        'settlement.dissolved': to('#dissolved'),
      },
    },
    toSettle: {
      id: 'toSettle',
      meta: { code: 1, phase: 'settlement' },
      on: {
        'settlement.withdrawn': to('#none'),
        'settlement.settled': to('#settled', 'transferHasHappened', 'settledByAnother'),
      },
    },
    settled: { id: 'settled', meta: { code: 2, phase: 'settlement', final: true } },
    dissolved: { id: 'dissolved', meta: { code: 3, phase: 'settlement', final: true } },
  },
});
