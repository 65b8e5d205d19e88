import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type ProblemItem } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);

/**
 * Problem status (§4): pending 0, processing 3, handled 1. Handling it never moves the parcel (lifecycles.md 4.7; 4.10,
 * 23).
 */
export const machine = lifecycle<ProblemItem>(rules, evolve).createMachine({
  id: 'problemItem',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation({
      'problemItem.opened': to('#pending'),
      'problemItem.raised': to('#pending', 'orderExists'),
    }),
    pending: { id: 'pending', meta: { code: 0, phase: 'desk' }, on: { 'problemItem.taken': to('#processing') } },
    processing: {
      id: 'processing',
      meta: { code: 3, phase: 'desk' },
      on: { 'problemItem.followed': to(null), 'problemItem.handled': to('#handled') },
    },
    handled: { id: 'handled', meta: { code: 1, phase: 'end', final: true } },
  },
});
