import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type FollowUp } from './context.ts';
import { evolve } from './evolve.ts';

/** Follow-up (§4; numbers ours): open until a staff member closes it with the result of the conversation. */
export const machine = lifecycle<FollowUp>({}, evolve).createMachine({
  id: 'followUp',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation({ 'followUp.opened': transition('#open') }),
    open: {
      id: 'open',
      meta: { code: 0, phase: 'desk' },
      on: { 'followUp.remarked': transition(null), 'followUp.closed': transition('#closed') },
    },
    closed: { id: 'closed', meta: { code: 1, phase: 'end', final: true } },
  },
});
