import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type UserQuestion } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);

/** Question status (§4): pending 0, handled 1 (answered or handed to a work order). */
export const machine = lifecycle<UserQuestion>(rules, evolve).createMachine({
  id: 'userQuestion',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation({
      'userQuestion.raised': to('#pending', 'orderExists', 'phoneIsReachable', 'questionIsAsked', 'deskIsManned'),
    }),
    pending: {
      id: 'pending',
      meta: { code: 0, phase: 'desk' },
      on: { 'userQuestion.handled': to('#handled'), 'userQuestion.handedToWorkOrder': to('#handled') },
    },
    handled: { id: 'handled', meta: { code: 1, phase: 'end', final: true } },
  },
});
