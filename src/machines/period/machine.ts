import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type Period } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string, ...names: RuleName[]) => transition(target, ...names);

/** Rules that hold when the closing is asked for, and again when it is confirmed. */
const closable = ['monthHasEnded', 'earlierAreClosed', 'booksAgree'] as const;

/** Accounting period: open, closing asked for by one person, closed by another. */
export const machine = lifecycle<Period>(rules, evolve).createMachine({
  id: 'period',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation({ 'period.opened': to('#open', 'monthHasBegun', 'afterTheClosed') }),
    open: {
      id: 'open',
      meta: { code: 0, phase: 'money' },
      on: { 'period.closingAsked': to('#closingAsked', ...closable) },
    },
    closingAsked: {
      id: 'closingAsked',
      meta: { code: 1, phase: 'money' },
      on: {
        'period.closingWithdrawn': to('#open'),
        'period.closed': to('#closed', 'anotherPersonAsked', ...closable),
      },
    },
    closed: { id: 'closed', meta: { code: 2, phase: 'money', final: true } },
  },
});
