import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type Application } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string, ...names: RuleName[]) => transition(target, ...names);

/** Merchant handling (§4): unprocessed, processed, ignored. An ignored application may be reopened. */
export const machine = lifecycle<Application>(rules, evolve).createMachine({
  id: 'merchantApplication',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation({ 'merchantApplication.submitted': to('#unprocessed', 'phoneIsReachable') }),
    unprocessed: {
      id: 'unprocessed',
      meta: { code: 0, phase: 'application' },
      on: {
        'merchantApplication.processed': to('#processed', 'codeIsFree'),
        'merchantApplication.ignored': to('#ignored'),
      },
    },
    ignored: {
      id: 'ignored',
      meta: { code: 2, phase: 'application' },
      on: { 'merchantApplication.reopened': to('#unprocessed') },
    },
    processed: { id: 'processed', meta: { code: 1, phase: 'application', final: true } },
  },
});
