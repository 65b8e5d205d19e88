import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type Notice } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string, ...names: RuleName[]) => transition(target, ...names);

/** A message is unread until its addressee reads it (§2, §3). */
export const machine = lifecycle<Notice>(rules, evolve).createMachine({
  id: 'notice',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation({ 'notice.sent': to('#unread', 'addresseeIsOnTheJob', 'questionIsNamed') }),
    unread: {
      id: 'unread',
      meta: { code: 0, phase: 'notice' },
      on: { 'notice.read': to('#read', 'readByAddressee') },
    },
    read: { id: 'read', meta: { code: 1, phase: 'notice', final: true } },
  },
});
