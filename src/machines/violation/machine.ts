import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type Violation } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);

const seen = { 'violation.vanished': to(null) };
const afterJudgement = {
  ...seen,
  'violation.changed': to('#open'),
  'violation.returned': to('#open'),
};

/**
 * Violation: open until one person explains or accepts it and another closes it. Money events of the aggregate are
 * blocked until then.
 */
export const machine = lifecycle<Violation>(rules, evolve).createMachine({
  id: 'violation',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation({ 'violation.found': to('#open') }),
    open: {
      id: 'open',
      meta: { code: 0, phase: 'audit' },
      on: {
        ...seen,
        'violation.changed': to(null),
        'violation.explained': to('#explained'),
        'violation.accepted': to('#accepted'),
      },
    },
    explained: {
      id: 'explained',
      meta: { code: 1, phase: 'audit' },
      on: { ...afterJudgement, 'violation.closed': to('#closed', 'judgedByAnother', 'noLongerSeen') },
    },
    accepted: {
      id: 'accepted',
      meta: { code: 2, phase: 'audit' },
      on: { ...afterJudgement, 'violation.closed': to('#closed', 'judgedByAnother') },
    },
    closed: { id: 'closed', meta: { code: 3, phase: 'audit', final: true } },
  },
});
