import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type Payable } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);

const opening = { 'payable.opened': to('#open', 'offsetWithinCollected') };
const reductions = {
  'payable.reduced': to(null, 'withinOutstanding'),
  'payable.cancelled': to('#cancelled'),
};

/** Bill settlement (§4): none, to settle, settled. A voided signature or a full refund cancels it. */
export const machine = lifecycle<Payable>(rules, evolve).createMachine({
  id: 'payable',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation(opening),
    open: { id: 'open', meta: { code: 0, phase: 'money' }, on: { ...reductions, 'payable.billed': to('#billed') } },
    billed: {
      id: 'billed',
      meta: { code: 1, phase: 'money' },
      on: { ...reductions, 'payable.unbilled': to('#open', 'onThatBill'), 'payable.paid': to('#paid') },
    },
    paid: { id: 'paid', meta: { code: 2, phase: 'money', final: true } },
    cancelled: { id: 'cancelled', meta: { code: 3, phase: 'money' }, on: opening },
  },
});
